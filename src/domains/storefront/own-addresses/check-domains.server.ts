import { and, eq, ne } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { ownDomainChanged } from "~/domains/storefront/storefront.events.ts";
import { checkDomains } from "~/domains/storefront/storefront.jobs.server.ts";
import { canCheckAllDomains, canManageAddresses } from "~/domains/storefront/storefront.policy.ts";
import { ownAddresses } from "~/domains/storefront/storefront.tables.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { forEachDue } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { inspectCertificate } from "~/platform/web-client/inspect-certificate.server.ts";
import { nextCheck, proofRecord } from "./domain-standing.ts";
import { lockAddress, updateCanonicalHost } from "./own-addresses.server.ts";
import {
  checkCertificate,
  type DomainLookup,
  queryDomainRecords,
} from "./query-domain-records.server.ts";

export type DomainChecked = Result<{ isActive: boolean }, TooMany | Refused<"not_found">>;

/** Checks a domain of the actor's business now; an ended one waits for its records again. */
export async function checkDomain(
  platform: Platform,
  actor: Actor,
  addressId: string,
): Promise<DomainChecked> {
  authorize(canManageAddresses(actor));
  const { query } = platform.database;
  const scope = and(
    eq(ownAddresses.id, addressId),
    eq(ownAddresses.contractorId, actor.contractorId),
    eq(ownAddresses.kind, "domain"),
  );
  const [address] = await query.select({ id: ownAddresses.id }).from(ownAddresses).where(scope);
  if (!address) return { ok: false, code: "not_found" };
  const { waitSeconds } = await platform.limits.use("domain_look", actor.contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  await query
    .update(ownAddresses)
    .set({ state: "waiting", looks: 0, failingSince: null })
    .where(and(scope, eq(ownAddresses.state, "ended")));
  await checkDomainNow(platform, addressId);
  const [after] = await query.select({ state: ownAddresses.state }).from(ownAddresses).where(scope);
  return { ok: true, isActive: after?.state === "active" };
}

/** Checks every domain that is due. */
export async function checkDueDomains(platform: Platform, actor: Actor): Promise<void> {
  authorize(canCheckAllDomains(actor));
  const { id, contractorId, nextCheckAt: dueAt } = ownAddresses;
  await forEachDue(
    platform,
    { id, contractorId, dueAt },
    (row) => checkOneDomain(platform, row.id, { onlyWhenDue: true }),
    "domain check failed",
  );
}

/** Checks one domain now, even if it isn't due. */
export async function checkDomainNow(
  platform: Platform,
  addressId: string,
  see?: typeof inspectCertificate,
): Promise<void> {
  await checkOneDomain(platform, addressId, { onlyWhenDue: false, see });
}

async function checkOneDomain(
  platform: Platform,
  addressId: string,
  { onlyWhenDue, see }: { onlyWhenDue: boolean; see?: typeof inspectCertificate | undefined },
): Promise<void> {
  const [address] = await platform.database.query
    .select()
    .from(ownAddresses)
    .where(eq(ownAddresses.id, addressId));
  const lookup = address && (await queryDomainRecords(platform, address));
  if (!lookup) return;
  const certificate = await checkCertificate(platform, address, lookup, see);
  const seen = { ...lookup, ...(certificate ? { certificate } : {}) };
  await recordDomainCheck(platform, addressId, seen, { onlyWhenDue });
}

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
  { texts, otherLeadsHere, ...seen }: DomainLookup,
  { onlyWhenDue }: { onlyWhenDue: boolean },
): Promise<void> {
  await inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const domain = and(eq(ownAddresses.id, addressId), eq(ownAddresses.kind, "domain"));
    const address = await lockAddress(work, domain);
    if (!address) return;
    const isDue = address.nextCheckAt !== null && address.nextCheckAt <= now;
    if (onlyWhenDue && !isDue) return;
    const isProven = seen.proof.outcome === "found" && address.state !== "active";
    const free = !isProven || (await canTakeOverDomain(platform, work, address, texts));
    const findings = free
      ? seen
      : { ...seen, proof: { outcome: "wrong" as const, seen: ["another page has it"] } };
    const next = nextCheck(address, findings, now);
    await tx
      .update(ownAddresses)
      .set({
        ...next,
        findings,
        otherLeadsHere,
        checkedAt: now,
        ...(next.state === "active" && !address.activeAt ? { activeAt: now } : {}),
        updatedAt: now,
      })
      .where(eq(ownAddresses.id, addressId));
    if (next.nextCheckAt) {
      const startAfter = new Date(next.nextCheckAt.getTime() + maxClockSkewMs);
      work.enqueue(checkDomains, {}, { startAfter });
    }
    const change = changeOf(address, next);
    if (change) {
      work.record(ownDomainChanged, {
        addressId,
        contractorId: address.contractorId,
        what: change,
      });
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
