import { and, desc, eq, ne } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { businessPath } from "~/domains/shared/services/territory.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import {
  canonicalAddress,
  homeAddress,
} from "~/domains/storefront/business-pages/canonical-address.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { isBareDomain } from "~/platform/validation/domain-name.server.ts";
import { formsOf, proofRecord } from "./domain-records.ts";
import { graceHours } from "./next-look.ts";
import { canReadAddresses } from "./own-addresses.policy.ts";
import { ownAddresses } from "./own-addresses.tables.server.ts";
import { suggestSubdomain } from "./subdomains.ts";

/**
 * A page of the actor's business with its addresses: on the site, a subdomain, a domain; a suggested name,
 * and whether they said during setup that they have a domain. Null if it isn't one of their pages.
 */
export async function findPageAddresses(platform: Platform, actor: Actor, pageId: string) {
  authorize(canReadAddresses(actor));
  const { query } = platform.database;
  const [page] = await query
    .select()
    .from(seoPages)
    .where(and(eq(seoPages.id, pageId), eq(seoPages.contractorId, actor.contractorId)));
  if (!page) return null;
  const [addresses, [answers]] = await Promise.all([
    query
      .select()
      .from(ownAddresses)
      .where(and(eq(ownAddresses.pageId, pageId), ne(ownAddresses.state, "released"))),
    query
      .select({ useOwnDomain: formSubmissions.useOwnDomain })
      .from(formSubmissions)
      .where(eq(formSubmissions.contractorId, actor.contractorId))
      .orderBy(desc(formSubmissions.createdAt))
      .limit(1),
  ]);
  const domain = addresses.find(({ kind }) => kind === "domain");
  const { id, service, city, state, status } = page;
  return {
    page: { id, service, city, state, status },
    siteAddress: platform.settings.siteUrl.origin + businessPath(page),
    home: homeAddress(platform.settings, page),
    /** The address that search engines list. */
    canonical: canonicalAddress(platform.settings, page),
    subdomain: addresses.find(({ kind }) => kind === "subdomain") ?? null,
    domain: domain ? withDnsRecords(platform, domain) : null,
    suggestion: suggestSubdomain(page.businessName, platform.settings.siteName),
    wantsDomain: answers?.useOwnDomain === true,
  };
}

/** A domain with the DNS records it needs. */
const withDnsRecords = (platform: Platform, domain: typeof ownAddresses.$inferSelect) => ({
  ...domain,
  ...formsOf(domain),
  proof: proofRecord(platform, domain),
  takesAlias: domain.www || !isBareDomain(domain.name),
  graceMilliseconds: graceHours * 60 * 60 * 1000,
});

export type PageAddresses = NonNullable<Awaited<ReturnType<typeof findPageAddresses>>>;
