import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from "react-dom/server";
import {
  type ActionFunctionArgs,
  type EntryContext,
  href,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { logFailedRequest } from "~/platform/http/failures/failures.server.ts";
import { inlineSmallFiles, inlineStyles } from "~/platform/http/html/inline-styles.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import {
  formHostsHeader,
  framedByHeader,
  scriptFilesHeader,
  scriptHashHeader,
  styleHashHeader,
} from "~/platform/http/responses/page-headers.server.ts";
import {
  contentSecurityPolicy,
  developmentPolicy,
  speculationRulesHeader,
} from "~/platform/http/server/security-headers.ts";
import { clientBuild } from "~/platform/http/server/static-files.server.ts";
import { RenderIsland } from "~/web/shared/script/island.tsx";
import { ServedReference } from "./web/shared/errors/failure-title.ts";
import pageLoader from "./web/shared/script/load-page.ts?worker&url";
import { speculationRulesText } from "./web/site/system/speculation-rules.ts";

/** Rendering options that a page's route declares. */
type PageHandle = {
  hydrate?: boolean;
  /** Keeps the icon and the speculation rules in separate files, to make the page smaller. */
  separateFiles?: boolean;
};

/**
 * Status of a page. If an action succeeds but the page shown after it fails, returns the page's
 * status, where the framework would send the action's.
 */
function statusOfPage(status: number, { errors }: EntryContext["staticHandlerContext"]): number {
  const [failure] = Object.values(errors ?? {});
  if (status >= 400 || failure === undefined) return status;
  return isRouteErrorResponse(failure) ? failure.status : 500;
}

/** Renders a page as static markup without JavaScript or, if a route hydrates, with a nonce. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const handles = router.staticHandlerContext.matches.map(
    (match) => router.routeModules[match.route.id]?.handle as PageHandle | undefined,
  );
  const hydrates = handles.some((handle) => handle?.hydrate);
  const nonce = hydrates && import.meta.env.PROD ? randomBytes(16).toString("base64") : null;
  const scriptFiles = headers.has(scriptFilesHeader);
  const page = (
    <RenderIsland value={renderToString}>
      <ServedReference value={context.get(requestInfoContext).id}>
        <ServerRouter context={router} url={request.url} nonce={nonce ?? undefined} />
      </ServedReference>
    </RenderIsland>
  );
  const rendered = hydrates
    ? { html: await renderHydrated(page, nonce), hashes: [] }
    : inlineStyles(renderToStaticMarkup(page), { changes: scriptFiles });
  const { hashes } = rendered;
  const styleHash = headers.get(styleHashHeader);
  const styleHashes = styleHash ? [styleHash, ...hashes] : hashes;
  const scriptHash = headers.get(scriptHashHeader);
  const framedBy = headers.get(framedByHeader);
  const isLong = handles.some((handle) => handle?.separateFiles);
  const isLanding = scriptFiles && framedBy === null && !isLong && import.meta.env.PROD;
  const { html, hash } = isLanding
    ? inlineSmallFiles(rendered.html, speculationRulesText)
    : { html: rendered.html, hash: null };
  const formHosts = headers.get(formHostsHeader);
  headers.delete(formHostsHeader);
  headers.delete(styleHashHeader);
  headers.delete(scriptFilesHeader);
  headers.delete(scriptHashHeader);
  headers.set("content-type", "text/html; charset=utf-8");
  if (hash === null) {
    headers.set(speculationRulesHeader, `"${href("/speculationrules.json")}"`);
  }
  headers.set(
    "content-security-policy",
    import.meta.env.PROD
      ? contentSecurityPolicy({
          ...{ nonce, styleHashes, framedBy, formHosts },
          scriptFiles: scriptFiles || scriptHash !== null,
          scriptHashes: [hash, scriptHash].filter((value) => value !== null),
        })
      : developmentPolicy(framedBy),
  );
  return new Response(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, "")}`, {
    status: statusOfPage(status, router.staticHandlerContext),
    headers,
  });
}

async function renderHydrated(page: React.ReactElement, nonce: string | null): Promise<string> {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce: nonce ?? undefined,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
  return nonce ? loadAfterPaint(html, nonce) : html;
}

let loader: string | undefined;

/**
 * Renders a page that paints and works before its JavaScript is requested: its entry module and
 * imports are only named in the page, and a small script loads them later.
 */
function loadAfterPaint(html: string, nonce: string): string {
  loader ??= readFileSync(join(clientBuild, pageLoader), "utf8").trim();
  const files: string[] = [];
  return html
    .replace(/<link rel="modulepreload"[^<>]*>/g, (link) => {
      files.push(/ href="([^"]+)"/.exec(link)?.[1] ?? "");
      return "";
    })
    .replace('type="module" async=""', () => `type="text/plain" data-files="${files.join(" ")}"`)
    .replace("</body>", () => `<script nonce="${nonce}">${loader}</script></body>`);
}

/** Logs a failed loader or action once; the server chooses the status by its cause. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  // Aborted requests and 4xx responses are not server errors.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const provider = context as Readonly<RouterContextProvider>;
  const info = provider.get(requestInfoContext);
  info.failure = error;
  const path = new URL(request.url).pathname;
  logFailedRequest(provider.get(platformContext).log, "request failed", error, info, { path });
}
