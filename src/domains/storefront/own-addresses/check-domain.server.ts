import { and, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { checkDomainNow } from "./check-due-domains.server.ts";
import { canManageAddresses } from "./own-addresses.policy.ts";
import { ownAddresses } from "./own-addresses.tables.server.ts";

export type DomainChecked = Result<{ isActive: boolean }, TooMany | Refused<"not_found">>;

/** Checks a domain of the actor's business now; an ended one waits for its records again. */
export async function checkDomain(
  platform: Platform,
  actor: Actor,
  addressId: string,
): Promise<DomainChecked> {
  authorize(canManageAddresses(actor));
  const { query } = platform.database;
  const own = and(
    eq(ownAddresses.id, addressId),
    eq(ownAddresses.contractorId, actor.contractorId),
    eq(ownAddresses.kind, "domain"),
  );
  const [address] = await query.select({ id: ownAddresses.id }).from(ownAddresses).where(own);
  if (!address) return { ok: false, code: "not_found" };
  const { waitSeconds } = await platform.limits.use("domain_look", actor.contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  await query
    .update(ownAddresses)
    .set({ state: "waiting", looks: 0, failingSince: null })
    .where(and(own, eq(ownAddresses.state, "ended")));
  await checkDomainNow(platform, addressId);
  const [after] = await query.select({ state: ownAddresses.state }).from(ownAddresses).where(own);
  return { ok: true, isActive: after?.state === "active" };
}
