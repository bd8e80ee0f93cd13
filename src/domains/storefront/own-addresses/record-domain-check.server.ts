import { and, eq, ne } from "drizzle-orm";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { proofRecord } from "./domain-records.ts";
import { lockAddress } from "./lock-address.server.ts";
import { nextLook } from "./next-look.ts";
import { ownDomainChanged } from "./own-addresses.events.ts";
import { checkDomains } from "./own-addresses.jobs.server.ts";
import { ownAddresses } from "./own-addresses.tables.server.ts";
import type { Looked } from "./query-domain-records.server.ts";
import { updateCanonicalHost } from "./update-canonical-host.server.ts";

/** Maximum clock difference, in milliseconds, of the process that runs the next check. */
const maxClockSkewMs = 5_000;

type Address = typeof ownAddresses.$inferSelect;

/**
 * Records the result of a domain check and applies it: starts or stops serving the domain. A domain of
 * another page moves to the page that proves it once the other's proof is gone.
 * @param options.onlyWhenDue skips a domain that was checked in the meantime
 */
export async function recordDomainCheck(
  platform: Platform,
  addressId: string,
  { texts, otherLeadsHere, ...seen }: Looked,
  { onlyWhenDue }: { onlyWhenDue: boolean },
): Promise<void> {
  await inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const domain = and(eq(ownAddresses.id, addressId), eq(ownAddresses.kind, "domain"));
    const address = await lockAddress(work, domain);
    if (!address) return;
    const isDue = address.nextLookAt !== null && address.nextLookAt <= now;
    if (onlyWhenDue && !isDue) return;
    const isProven = seen.proof.outcome === "found" && address.state !== "active";
    const free = !isProven || (await canTakeOverDomain(platform, work, address, texts));
    const findings = free
      ? seen
      : { ...seen, proof: { outcome: "wrong" as const, seen: ["another page has it"] } };
    const next = nextLook(address, findings, now);
    await tx
      .update(ownAddresses)
      .set({
        ...next,
        findings,
        otherLeadsHere,
        lookedAt: now,
        ...(next.state === "active" && !address.activeAt ? { activeAt: now } : {}),
        updatedAt: now,
      })
      .where(eq(ownAddresses.id, addressId));
    if (next.nextLookAt) {
      const startAfter = new Date(next.nextLookAt.getTime() + maxClockSkewMs);
      work.enqueue(checkDomains, {}, { startAfter });
    }
    const what = changeOf(address, next);
    if (what) {
      work.record(ownDomainChanged, { addressId, contractorId: address.contractorId, what });
    }
    if (next.state !== address.state || otherLeadsHere !== address.otherLeadsHere) {
      await updateCanonicalHost(work, address.pageId);
    }
  });
}

function changeOf(before: Address, next: Pick<Address, "state" | "failingSince">) {
  if (next.state === "active" && before.state !== "active") return "works";
  if (next.state === "lost" && before.state === "active") return "lost";
  return next.failingSince && !before.failingSince && before.state === "active" ? "fails" : null;
}

/**
 * Whether this page can have the domain: no other page has it, or the one that does can no longer prove it.
 */
async function canTakeOverDomain(
  platform: Platform,
  work: UnitOfWork,
  address: Address,
  texts: readonly string[],
): Promise<boolean> {
  const { tx, now } = work;
  const [holder] = await tx
    .select()
    .from(ownAddresses)
    .where(
      and(
        eq(ownAddresses.kind, "domain"),
        eq(ownAddresses.name, address.name),
        eq(ownAddresses.state, "active"),
        ne(ownAddresses.id, address.id),
      ),
    )
    .for(...lockRows(ownAddresses));
  if (!holder) return true;
  if (texts.some((text) => text.trim() === proofRecord(platform, holder).value)) return false;
  await tx
    .update(ownAddresses)
    .set({ state: "lost", failingSince: now, updatedAt: now })
    .where(eq(ownAddresses.id, holder.id));
  const { id: addressId, contractorId } = holder;
  work.record(ownDomainChanged, { addressId, contractorId, what: "lost" });
  await updateCanonicalHost(work, holder.pageId);
  return true;
}
