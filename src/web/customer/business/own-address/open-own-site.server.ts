import type { RouterContextProvider } from "react-router";
import { findLivePage } from "~/domains/storefront/index.server.ts";
import type { AddressSettings } from "~/domains/storefront/index.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import { notFound } from "~/web/shared/errors/not-found.server.ts";

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * The business's site at the requested host, its own domain or a free subdomain.
 * @throws Response 404 on the main site's host
 */
export function ownSiteOf({ request, context }: RouteArgs) {
  const { ownSite } = context.get(requestInfoContext);
  if (!ownSite) throw notFound(context, new URL(request.url).pathname);
  return ownSite;
}

/** Opens the site of the request's host with its live page. */
export async function openOwnSite(args: RouteArgs) {
  const site = ownSiteOf(args);
  const platform = args.context.get(platformContext);
  const page = await findLivePage(platform, site.pageId);
  if (!page) throw notFound(args.context, site.host);
  return { platform, site, page };
}

/** Whether a host is one of the site's free subdomains, not a business's own domain. */
export const isAtFreeSubdomain = (
  { pagesDomain }: Pick<AddressSettings, "pagesDomain">,
  host: string,
): boolean => pagesDomain !== null && host.endsWith(`.${pagesDomain}`);
