import { and, eq } from "drizzle-orm";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import { pageTag } from "~/domains/storefront/business-pages/business-pages.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { publishAddressChanges } from "./address-changes.server.ts";
import { ownAddresses } from "./own-addresses.tables.server.ts";

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
