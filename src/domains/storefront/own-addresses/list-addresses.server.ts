import { and, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import { newestFirst, olderThan, pageOf } from "~/platform/database/newest-first.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { formsOf } from "./domain-records.ts";
import { canReadAllAddresses } from "./own-addresses.policy.ts";
import { ownAddresses } from "./own-addresses.tables.server.ts";
import type { AddressFilter } from "./own-addresses.ts";

const onPage = 50;

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
      lookedAt: ownAddresses.lookedAt,
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
    .limit(onPage + 1);
  const hostOf = (row: { kind: string; name: string; www: boolean }) =>
    row.kind === "domain" ? formsOf(row).home : `${row.name}.${settings.pagesDomain ?? "…"}`;
  return pageOf(
    rows.map((row) => ({ ...row, host: hostOf(row) })),
    onPage,
  );
}

export type ListedAddress = Awaited<ReturnType<typeof listAddresses>>["rows"][number];
