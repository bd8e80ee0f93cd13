import { and, asc, eq, ne, sql } from "drizzle-orm";
import { type Actor, authorize, businessPath } from "~/domains/shared/index.ts";
import {
  canonicalAddress,
  homeAddress,
} from "~/domains/storefront/business-pages/canonical-address.ts";
import { canReadAddresses, canReadAllAddresses } from "~/domains/storefront/storefront.policy.ts";
import { ownAddresses, seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { newestFirst, olderThan, pageOf } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { isBareDomain } from "~/platform/validation/domain-name.server.ts";
import { checksUntilNotified, formsOf, graceHours, proofRecord } from "./domain-standing.ts";
import type { AddressFilter } from "./own-addresses.ts";
import { suggestSubdomain } from "./subdomains.ts";

/**
 * A page of the actor's business with its addresses: on the site, a subdomain, a domain; and a suggested
 * name. Null if it isn't one of their pages.
 */
export async function findPageAddresses(platform: Platform, actor: Actor, pageId: string) {
  authorize(canReadAddresses(actor));
  const { query } = platform.database;
  const [page] = await query
    .select()
    .from(seoPages)
    .where(and(eq(seoPages.id, pageId), eq(seoPages.contractorId, actor.contractorId)));
  if (!page) return null;
  const addresses = await query
    .select()
    .from(ownAddresses)
    .where(and(eq(ownAddresses.pageId, pageId), ne(ownAddresses.state, "released")));
  const domain = addresses.find(({ kind }) => kind === "domain");
  const { id, service, city, state, status } = page;
  return {
    page: { id, service, city, state, status },
    businessName: page.businessName,
    path: businessPath(page),
    siteAddress: platform.settings.siteUrl.origin + businessPath(page),
    home: homeAddress(platform.settings, page),
    /** The address that search engines list. */
    canonical: canonicalAddress(platform.settings, page),
    subdomain: addresses.find(({ kind }) => kind === "subdomain") ?? null,
    domain: domain ? withDnsRecords(platform, domain) : null,
    suggestion: suggestSubdomain(page.businessName, platform.settings.siteName),
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

const pageSize = 50;

/** The addresses of all businesses with their status, newest first, in pages. */
export async function listAddresses(
  { database: { query }, settings }: Platform,
  actor: Actor,
  { state, kind }: AddressFilter,
  before: string | null,
) {
  authorize(canReadAllAddresses(actor));
  const rows = await query
    .select({
      id: ownAddresses.id,
      kind: ownAddresses.kind,
      name: ownAddresses.name,
      www: ownAddresses.www,
      state: ownAddresses.state,
      findings: ownAddresses.findings,
      failingSince: ownAddresses.failingSince,
      checkedAt: ownAddresses.checkedAt,
      createdAt: ownAddresses.createdAt,
      contractorId: ownAddresses.contractorId,
      pageId: ownAddresses.pageId,
      businessName: seoPages.businessName,
      pageStatus: seoPages.status,
    })
    .from(ownAddresses)
    .innerJoin(seoPages, eq(seoPages.id, ownAddresses.pageId))
    .where(
      and(
        state ? eq(ownAddresses.state, state) : undefined,
        kind ? eq(ownAddresses.kind, kind) : undefined,
        olderThan(ownAddresses, before),
      ),
    )
    .orderBy(...newestFirst(ownAddresses))
    .limit(pageSize + 1);
  const hostOf = (row: { kind: string; name: string; www: boolean }) =>
    row.kind === "domain" ? formsOf(row).home : `${row.name}.${settings.pagesDomain ?? "…"}`;
  return pageOf(
    rows.map((row) => ({ ...row, host: hostOf(row) })),
    pageSize,
  );
}

export type ListedAddress = Awaited<ReturnType<typeof listAddresses>>["rows"][number];

export type BadCertificate = { host: string; problem: string };

/** Working domains whose certificate is missing, rejected, or about to expire. */
export async function listBadCertificates(
  { database }: Platform,
  actor: Actor,
): Promise<BadCertificate[]> {
  authorize(canReadAllAddresses(actor));
  const { kind, state, name, www, findings } = ownAddresses;
  const problem = sql<string>`${findings} -> 'certificate' ->> 'problem'`;
  const looks = sql`(${findings} -> 'certificate' ->> 'looks')::int`;
  const rows = await database.query
    .select({ name, www, problem })
    .from(ownAddresses)
    .where(
      and(
        eq(kind, "domain"),
        eq(state, "active"),
        sql`${problem} is not null and ${looks} >= ${checksUntilNotified}`,
      ),
    )
    .orderBy(asc(name));
  return rows.map((row) => ({ host: formsOf(row).home, problem: row.problem }));
}
