import type { LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { visitSource } from "~/domains/growth/index.server.ts";
import { findShownNumbers } from "~/domains/inbox/index.server.ts";
import type { BusinessPage } from "~/domains/storefront/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { cachedUnder, variesBySource } from "~/platform/http/responses/page-headers.server.ts";

type RequestArgs = Pick<LoaderFunctionArgs, "request"> & {
  context: Readonly<RouterContextProvider>;
};

/**
 * A page with the phone number for this visitor, and its cache headers: a page with a source's
 * tracked number is private.
 * @param tags cache tags of the page's content
 */
export async function withTrackedNumber(
  { request, context }: RequestArgs,
  page: BusinessPage,
  tags: readonly string[],
): Promise<{ page: BusinessPage; pageHeaders: Record<string, string> }> {
  const platform = context.get(platformContext);
  const { defaultPhone, bySource } = await findShownNumbers(platform, page);
  const ofSource = bySource.size > 0 ? bySource.get(sourceOf(platform, request) ?? "") : undefined;
  if (ofSource) return { page: { ...page, phone: ofSource }, pageHeaders: {} };
  const headers = { ...cachedUnder(...tags), ...variesBySource([...bySource.keys()]) };
  return { page: defaultPhone ? { ...page, phone: defaultPhone } : page, pageHeaders: headers };
}

function sourceOf(
  { settings, clock }: Parameters<typeof findShownNumbers>[0],
  request: Request,
): string | null {
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  const outline = { method: request.method, url: pathname + search, headers };
  return visitSource(settings, outline, clock.now());
}
