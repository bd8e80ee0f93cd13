import type { RouterContextProvider } from "react-router";
import { findLivePage } from "~/domains/storefront/business-pages/find-business-page.server.ts";
import type { AddressSettings } from "~/domains/storefront/business-pages/own-origin.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import { notFound } from "../../../shared/errors/not-found.server.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** The site at the business's own address that was asked for. @throws Response 404 at the site's own address */
export function ownSiteOf({ request, context }: Asked) {
  const { ownSite } = context.get(requestInfoContext);
  if (!ownSite) throw notFound(context, new URL(request.url).pathname);
  return ownSite;
}

/** The same with the live page that is there. */
export async function openOwnSite(asked: Asked) {
  const site = ownSiteOf(asked);
  const platform = asked.context.get(platformContext);
  const page = await findLivePage(platform, site.pageId);
  if (!page) throw notFound(asked.context, site.host);
  return { platform, site, page };
}

/** Whether a host is a free subdomain of the site's, and not a business's own domain. */
export const isAtFreeSubdomain = (
  { pagesDomain }: Pick<AddressSettings, "pagesDomain">,
  host: string,
): boolean => pagesDomain !== null && host.endsWith(`.${pagesDomain}`);
