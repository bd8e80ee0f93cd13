import { and, eq } from "drizzle-orm";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import { originOfHost, ownOrigin } from "~/domains/storefront/business-pages/own-origin.ts";
import type { OwnSite } from "~/platform/http/server/own-hosts.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hostsOf, nameOfHost } from "./hosts-of.ts";
import { ownAddresses } from "./own-addresses.tables.server.ts";

/**
 * What is at a host now: a live page, or nothing any more; read once while no page changes. A page that
 * is not live is at none of its addresses (`own-address.stops-with-its-page`).
 */
export function findOwnSite(platform: Platform, host: string): Promise<OwnSite | null> {
  return platform.pages.remember(`own site ${host}`, () => readOwnSite(platform, host));
}

async function readOwnSite({ database, settings }: Platform, host: string) {
  const { kind, name } = nameOfHost(settings, host);
  const [row] = await database.query
    .select({
      address: ownAddresses,
      businessName: seoPages.businessName,
      ownName: seoPages.ownName,
    })
    .from(ownAddresses)
    .innerJoin(seoPages, eq(seoPages.id, ownAddresses.pageId))
    .where(
      and(
        eq(ownAddresses.kind, kind),
        eq(ownAddresses.name, name),
        eq(ownAddresses.state, "active"),
        eq(seoPages.status, "live"),
      ),
    );
  if (!row || !hostsOf(settings, row.address).includes(host)) return null;
  const origin = originOfHost(settings, host);
  const home = ownOrigin(settings, row.ownName) ?? origin;
  return {
    host,
    origin,
    pageId: row.address.pageId,
    businessName: row.businessName,
    leadsTo: home === origin ? null : home,
  };
}
