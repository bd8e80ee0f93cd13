import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { ownRows, recordChange } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  type BusinessMember,
  type Signatory,
} from "~/domains/shared/index.ts";
import { pageTag } from "~/domains/storefront/business-pages/business-pages.ts";
import { canRemoveAddresses } from "~/domains/storefront/storefront.policy.ts";
import { ownAddresses, seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

export type AddressRemoved = Result<{ name: string }, Refused<"not_found">>;

/** Removes an address from a page right away. Audited. */
export async function removeAddress(
  platform: Platform,
  actor: Actor,
  addressId: string,
): Promise<AddressRemoved> {
  authorize(canRemoveAddresses(actor));
  const by: Actor & Signatory = actor;
  return inTransaction<AddressRemoved>(platform, async (work) => {
    const scope = ownRows(actor, ownAddresses.contractorId);
    const isHeld = ne(ownAddresses.state, "released");
    const address = await lockAddress(work, and(eq(ownAddresses.id, addressId), isHeld, scope));
    if (!address) return { ok: false, code: "not_found" };
    await releaseAddress(work, addressId);
    await recordChange(work, by, {
      action: "page.address_remove",
      entity: "seo_page",
      entityId: address.pageId,
      before: { address: addressId, kind: address.kind },
      after: null,
    });
    await updateCanonicalHost(work, address.pageId);
    return { ok: true, name: address.name };
  });
}

/** Days that a released subdomain is reserved for its business, since its links are still in use. */
export const reservedDays = 90;

/** Maximum number of names reserved for a business; after that it must choose one of them. */
export const maxReservedNames = 20;

/** Releases an address: a subdomain is reserved for a while, a domain is deleted. */
export async function releaseAddress(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  addressId: string,
): Promise<void> {
  const [address] = await tx
    .select({ kind: ownAddresses.kind })
    .from(ownAddresses)
    .where(eq(ownAddresses.id, addressId));
  if (address?.kind === "domain") {
    await tx.delete(ownAddresses).where(eq(ownAddresses.id, addressId));
    return;
  }
  await tx
    .update(ownAddresses)
    .set({ state: "released", releasedAt: now, updatedAt: now })
    .where(eq(ownAddresses.id, addressId));
}

/**
 * Deletes the addresses of a business, within the caller's transaction; their hosts can then be used by
 * others.
 */
export async function eraseAddresses(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<void> {
  const deleted = await tx
    .delete(ownAddresses)
    .where(eq(ownAddresses.contractorId, contractorId))
    .returning({ pageId: ownAddresses.pageId });
  for (const pageId of new Set(deleted.map((page) => page.pageId))) {
    await publishAddressChanges(tx, pageId);
  }
}

/**
 * Locks the one address that matches a condition until the transaction ends; null if there is none. Locks its
 * page first, in the same order as the commands that choose an address.
 */
export async function lockAddress({ tx }: Pick<UnitOfWork, "tx">, where: SQL | undefined) {
  const [existing] = await tx
    .select({ pageId: ownAddresses.pageId })
    .from(ownAddresses)
    .where(where);
  if (!existing) return null;
  const { id } = seoPages;
  await tx
    .select({ id })
    .from(seoPages)
    .where(eq(id, existing.pageId))
    .for(...lockRows(seoPages));
  const [address] = await tx
    .select()
    .from(ownAddresses)
    .where(where)
    .for(...lockRows(ownAddresses));
  return address ?? null;
}

/**
 * Locks a page of the actor's business until the transaction ends, so changes to its addresses run one after
 * the other.
 */
export async function lockOwnPage(
  { tx }: UnitOfWork,
  actor: BusinessMember,
  pageId: string,
): Promise<boolean> {
  const reserved = await tx
    .select({ id: seoPages.id })
    .from(seoPages)
    .where(and(eq(seoPages.id, pageId), eq(seoPages.contractorId, actor.contractorId)))
    .for(...lockRows(seoPages));
  return reserved.length > 0;
}

/**
 * Updates a page's canonical host: its own domain, else its subdomain, else none. Call it after any change to
 * the page's addresses, in the same transaction.
 */
export async function updateCanonicalHost(work: UnitOfWork, pageId: string): Promise<void> {
  const { tx } = work;
  const active = await tx
    .select({ kind: ownAddresses.kind, name: ownAddresses.name, www: ownAddresses.www })
    .from(ownAddresses)
    .where(and(eq(ownAddresses.pageId, pageId), eq(ownAddresses.state, "active")));
  const domain = active.find(({ kind }) => kind === "domain");
  const subdomain = active.find(({ kind }) => kind === "subdomain");
  const ownName = domain ? `${domain.www ? "www." : ""}${domain.name}` : (subdomain?.name ?? null);
  const [page] = await tx
    .update(seoPages)
    .set({ ownName, updatedAt: work.now })
    .where(eq(seoPages.id, pageId))
    .returning();
  if (page) await work.dropPages(pageTag(page));
  await publishAddressChanges(tx, pageId);
}

/** The channel that notifies processes of changed page addresses. */
export const addressChanges = "own_address_changes";

/** Notifies every process on commit that this page's addresses changed. */
async function publishAddressChanges(tx: Transaction, pageId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${addressChanges}, ${pageId})`);
}
