import { eq, type SQL, sql } from "drizzle-orm";
import { type Contact, isSamePerson } from "~/features/people/same-person.server.ts";
import { callSettings, trackedNumbers } from "~/features/senders/senders.tables.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { blockedCallers, callPhones, calls } from "./calls.tables.server.ts";

const email = sql`null`;

/** The calls of a person, with any business. */
export const isCallOf = (person: readonly Contact[]): SQL =>
  isSamePerson({ email, phone: calls.fromPhone }, person);

/** Where businesses blocked a person. */
export const isBlockedPerson = (person: readonly Contact[]): SQL =>
  isSamePerson({ email, phone: blockedCallers.phone }, person);

/** Deletes what is kept of calls to a business, or of a person's calls to any, within the caller's transaction. */
export async function eraseCalls(
  { tx }: Pick<UnitOfWork, "tx">,
  of: { contractorId: string } | { person: readonly Contact[] },
): Promise<void> {
  if ("person" in of) {
    await tx.delete(calls).where(isCallOf(of.person));
    await tx.delete(blockedCallers).where(isBlockedPerson(of.person));
    return;
  }
  for (const table of [calls, blockedCallers, callPhones, callSettings, trackedNumbers]) {
    await tx.delete(table).where(eq(table.contractorId, of.contractorId));
  }
}
