import { and, asc, eq, gt } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { callSettings } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { findOwnedNumbers } from "~/domains/phone-numbers/senders/tracked/find-number-owner.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { callLegs, callPhones } from "../calls.tables.server.ts";
import { defaultRingSeconds, maxPhones } from "../calls.ts";
import { canRing } from "../can-ring.server.ts";
import type { CallAnswer } from "./call-answer.ts";
import { endCall } from "./end-call.server.ts";
import type { CallRow } from "./lock-call.server.ts";

/**
 * Rings the business's next phone for an unanswered call, or ends the call as missed after the last
 * one.
 * @param after the index of the phone that rang last
 */
export async function ringNext(
  work: UnitOfWork,
  platform: Pick<Platform, "settings">,
  call: CallRow,
  { after }: { after: number },
): Promise<CallAnswer> {
  const { tx, now } = work;
  const { id: callId, contractorId } = call;
  const phones = await tx
    .select({
      place: callPhones.place,
      phone: callPhones.phone,
      ringSeconds: callSettings.ringSeconds,
    })
    .from(callPhones)
    .leftJoin(callSettings, eq(callSettings.contractorId, callPhones.contractorId))
    .where(and(eq(callPhones.contractorId, contractorId), gt(callPhones.place, after)))
    .orderBy(asc(callPhones.place))
    .limit(maxPhones);
  const numbers = phones.map(({ phone }) => phone);
  const ours = await findOwnedNumbers(tx, numbers);
  const next = phones.find(
    ({ phone }) => canRing(phone) && phone !== call.fromPhone && !ours.has(phone),
  );
  if (next) {
    const { place, phone } = next;
    await tx
      .insert(callLegs)
      .values({ callId, place, phone, createdAt: now })
      .onConflictDoNothing({ target: [callLegs.callId, callLegs.place] });
    return { what: "ring", callId, ...next, ringSeconds: next.ringSeconds ?? defaultRingSeconds };
  }
  await endCall(work, platform, call, null);
  return composeMissedCallAnswer(tx, call);
}

/** The spoken message for a missed caller, with the business's name. */
export async function composeMissedCallAnswer(
  database: Reader,
  { contractorId }: Pick<CallRow, "contractorId">,
): Promise<CallAnswer> {
  const [business] = await database
    .select({ businessName: contractorAccounts.businessName })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  return { what: "missed", businessName: business?.businessName ?? "" };
}
