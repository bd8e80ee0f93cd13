import type { RouterContextProvider } from "react-router";
import { findBookableTypes } from "~/domains/billing/index.server.ts";
import { findFirstContact, leavesVoicemails } from "~/domains/follow-ups/index.server.ts";
import type { BusinessPage } from "~/domains/storefront/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";

/**
 * Caches a business page's data besides its own row, for the site and for custom addresses. A visit
 * from a campaign bypasses the page cache but uses this one.
 */
export function rememberShown(
  { context }: { context: Readonly<RouterContextProvider> },
  page: BusinessPage,
) {
  const platform = context.get(platformContext);
  return platform.pages.remember(`shown-on:${page.id}`, () =>
    Promise.all([
      findFirstContact(platform, page),
      findBookableTypes(platform, page),
      leavesVoicemails(platform, page),
    ]),
  );
}
