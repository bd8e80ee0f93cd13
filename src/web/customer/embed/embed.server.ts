import { type RouterContextProvider, redirect } from "react-router";
import { firstContactTag } from "~/domains/follow-ups/index.server.ts";
import { embedTag, findBusinessPage, listEmbedHosts } from "~/domains/storefront/index.server.ts";
import { frameAncestors, pageTag } from "~/domains/storefront/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { cachedUnder, framedByHeader } from "~/platform/http/responses/page-headers.server.ts";
import { notFound } from "~/web/shared/errors/not-found.server.ts";

type RouteArgs = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { service: string; cityState: string };
};

/**
 * The business of an embedded form, and the headers that let only its contractor's sites frame it.
 * Redirects other spellings to `/embed/{service}/{city}-{state}` + `rest`.
 */
export async function openEmbeddedForm({ request, context, params }: RouteArgs, rest = "") {
  const platform = context.get(platformContext);
  const { pathname } = new URL(request.url);
  const businessPage = await findBusinessPage(platform, params);
  if (!businessPage) throw notFound(context, pathname);
  const { page, path } = businessPage;
  const address = `/embed${path}`;
  if (pathname !== address + rest) throw redirect(address + rest, 301);
  const { contractorId } = page;
  const hosts = contractorId ? await listEmbedHosts(platform, contractorId) : [];
  const headers = {
    ...cachedUnder(
      pageTag(page),
      embedTag(contractorId ?? page.id),
      firstContactTag(contractorId ?? page.id),
    ),
    [framedByHeader]: frameAncestors(hosts),
  };
  return { platform, page, path, address, headers };
}

/** A call of a script's function with its arguments. Each file is one function; indentation is removed. */
export const callScript = (source: string, ...args: string[]): string =>
  `(${compact(source)})(${args.map(compact).join(", ")});\n`;

const compact = (source: string) =>
  source
    .trim()
    .replace(/;$/, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !line.startsWith("//"))
    .join("\n");

/**
 * Response with one of our scripts. Each process caches it like a finished page: compressed once,
 * identified by its ETag. Browsers revalidate it after an hour.
 * @param from whether only our own pages may load it, or pages everywhere
 */
export function scriptResponse(source: string, from: "same-origin" | "cross-origin"): Response {
  return new Response(source, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
      "cross-origin-resource-policy": from,
      ...cachedUnder("scripts"),
    },
  });
}
