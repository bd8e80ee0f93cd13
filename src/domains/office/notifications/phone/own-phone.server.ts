import { timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { withPlainPunctuation } from "~/domains/follow-ups/index.ts";
import { lockOptOutForSend, queueText } from "~/domains/messaging/index.server.ts";
import { memberPhones } from "~/domains/office/notifications/notifications.tables.server.ts";
import { notificationText } from "~/domains/office/notifications/notifications.text.en.ts";
import { canChooseNotifications } from "~/domains/office/office.policy.ts";
import { senders } from "~/domains/phone-numbers/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { readAnyPhone } from "~/platform/validation/phone.server.ts";
import { phoneProblems } from "~/platform/validation/phone.ts";
import { canReceiveTexts } from "~/platform/validation/text-number.server.ts";
import { memberTextGate, textRefusals } from "./member-text-gate.ts";

const { phone: text } = notificationText;
const minute = 60_000;
const phoneCodeMinutes = 10;
const maxTries = 5;

/** The actor's own number for texts, whether it is confirmed, and why it can't get texts now. */
export async function readOwnPhone(platform: Platform, actor: Actor) {
  authorize(canChooseNotifications(actor));
  const { contractorId } = actor;
  return platform.database.transaction(async (tx) => {
    const [stored] = await tx
      .select()
      .from(memberPhones)
      .where(eq(memberPhones.memberId, actor.id));
    // Without a number, checks whether the business could text at all.
    const gate = await checkTextGate(tx, platform, { contractorId, phone: stored?.phone ?? "" });
    const isWaiting = stored && !stored.confirmedAt && stored.codeExpiresAt > platform.clock.now();
    return {
      phone: stored?.phone ?? null,
      state: stored?.confirmedAt ? "confirmed" : isWaiting ? "waiting" : "none",
      refusal: gate.send ? null : textRefusals[gate.reason],
    } as const;
  });
}

/** Texts a code to a number that the actor claims. */
export async function sendPhoneCode(
  platform: Platform,
  actor: Actor,
  typed: string,
): Promise<Result<object, Invalid | TooMany>> {
  authorize(canChooseNotifications(actor));
  const parsed = readAnyPhone(typed);
  if (!parsed.ok && parsed.problem !== "none")
    return invalid({ phone: phoneProblems[parsed.problem] });
  if (!parsed.ok || parsed.extension || !canReceiveTexts(parsed.number)) {
    return invalid({ phone: text.notMobile });
  }
  const phone = parsed.number;
  for (const [kind, key] of [
    ["member_phone_code", actor.id],
    ["phone_code_number", phone],
  ] as const) {
    const { waitSeconds } = await platform.limits.use(kind, key);
    if (waitSeconds > 0) return tooMany(waitSeconds);
  }
  const { contractorId } = actor;
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const gate = await checkTextGate(tx, platform, { contractorId, phone });
    if (!gate.send) return invalid({ phone: textRefusals[gate.reason] });
    const codeId = newId();
    const row = {
      contractorId,
      phone,
      codeId,
      codeExpiresAt: new Date(now.getTime() + phoneCodeMinutes * minute),
      tries: 0,
      confirmedAt: null,
      updatedAt: now,
    };
    await tx
      .insert(memberPhones)
      .values({ ...row, memberId: actor.id, createdAt: now })
      .onConflictDoUpdate({ target: memberPhones.memberId, set: row });
    await queueText(work, {
      kind: "member-phone-code",
      cause: `member-phone-code:${codeId}`,
      subjectId: actor.userId,
      to: phone,
      from: gate.from,
      text: withPlainPunctuation(text.code(phoneCode(platform, codeId), actor.businessName)),
      contractorId,
    });
    return { ok: true };
  });
}

/** Checks the code sent to a number, which then becomes the actor's. Five wrong codes cancel it. */
export async function confirmPhone(
  platform: Platform,
  actor: Actor,
  typed: string,
): Promise<Result<object, Invalid>> {
  authorize(canChooseNotifications(actor));
  const now = platform.clock.now();
  const { query } = platform.database;
  const [tried] = await query
    .update(memberPhones)
    .set({ tries: sql`${memberPhones.tries} + 1` })
    .where(
      and(
        eq(memberPhones.memberId, actor.id),
        isNull(memberPhones.confirmedAt),
        gt(memberPhones.codeExpiresAt, now),
        lt(memberPhones.tries, maxTries),
      ),
    )
    .returning({ codeId: memberPhones.codeId });
  if (!tried) return invalid({ code: text.codeExpired });
  const typedCode = Buffer.from(typed.replaceAll(/\s/g, ""));
  const expected = Buffer.from(phoneCode(platform, tried.codeId));
  if (typedCode.length !== expected.length || !timingSafeEqual(typedCode, expected)) {
    return invalid({ code: text.codeWrong });
  }
  await query
    .update(memberPhones)
    .set({ confirmedAt: now, updatedAt: now })
    .where(and(eq(memberPhones.memberId, actor.id), eq(memberPhones.codeId, tried.codeId)));
  return { ok: true };
}

/** Turns off texts to the actor and deletes their number. */
export async function removePhone(platform: Platform, actor: Actor): Promise<void> {
  authorize(canChooseNotifications(actor));
  await platform.database.query.delete(memberPhones).where(eq(memberPhones.memberId, actor.id));
}

/** The six digits derived from a code's ID and the installation's key. */
function phoneCode({ fingerprint }: Platform, id: string): string {
  const mark = Buffer.from(fingerprint("member-phone-code", id), "base64url");
  return String(mark.readUInt32BE() % 1_000_000).padStart(6, "0");
}

/**
 * Checks the text gate for a text to a member; opt-outs and opt-ins are locked until the
 * transaction ends (`opt-outs.first-commit-wins`).
 */
export async function checkTextGate(
  tx: Transaction,
  platform: Pick<Platform, "fingerprint">,
  { contractorId, phone }: { contractorId: string; phone: string },
) {
  const recipient = { contractorId, channel: "sms" as const, address: phone };
  const declined = await lockOptOutForSend(tx, platform, recipient);
  const [sender] = await tx
    .select({
      phone: senders.phone,
      registration: senders.registration,
      refusedCode: senders.refusedCode,
    })
    .from(senders)
    .where(eq(senders.contractorId, contractorId));
  return memberTextGate({ sender: sender ?? null, isOptedOut: declined !== null });
}
