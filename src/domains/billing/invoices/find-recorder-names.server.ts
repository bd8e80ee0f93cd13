import { and, eq, inArray } from "drizzle-orm";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { MemberRole } from "~/domains/shared/access/member-roles.ts";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadInvoices } from "./invoices.policy.ts";

export type Recorder = { name: string; role: MemberRole };

/** Names of the members who recorded ledger entries, by membership id; card payments have none. */
export async function findRecorderNames(
  { database }: Platform,
  actor: Actor,
  entries: readonly { recordedBy: string }[],
): Promise<Record<string, Recorder>> {
  authorize(canReadInvoices(actor));
  const ids = [...new Set(entries.map(({ recordedBy }) => recordedBy))];
  const found = await database.query
    .select({ id: members.id, name: memberUsers.name, role: members.role })
    .from(members)
    .innerJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(and(eq(members.contractorId, actor.contractorId), inArray(members.id, ids)));
  return Object.fromEntries(found.map(({ id, ...recorder }) => [id, recorder]));
}
