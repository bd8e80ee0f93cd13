import { and, eq, inArray, ne, or } from "drizzle-orm";
import { acquireLock } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, isSystem, type Signatory } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import type { OwnedNumber } from "~/platform/sms/sms.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import {
  type ChangedSender,
  changeSender,
  lockSender,
  type SenderRow,
} from "./change-sender.server.ts";
import { canChangeSenders } from "./senders.policy.ts";
import { senders, trackedNumbers } from "./senders.tables.server.ts";
import { clearedRejection } from "./senders.ts";

/**
 * Assigns a manually bought number to a business, or removes its number; audited. No two businesses share a
 * number.
 * @param number in E.164; null removes the number
 */
export async function assignNumber(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  number: string | null,
): Promise<ChangedSender> {
  authorize(canChangeSenders(actor));
  return changeSender(platform, actor, contractorId, (before, now) => {
    const had = before?.phone ?? null;
    if (had === number) return null;
    // An unfinished purchase of another number can still be completed.
    const pendingPhone = before?.buyingPhone ?? null;
    const buyingPhone = pendingPhone === number ? null : pendingPhone;
    return {
      action: number ? "sender.assign_number" : "sender.take_number_away",
      values: {
        ...{ phone: number, providerId: null, buyingPhone, needsNumber: false },
        ...clearedRejection(now),
      },
      before: { number: had !== null },
      after: { number: number !== null },
    };
  });
}

/** Buys the number a business texts from and assigns it; audited. */
export async function buyNumber(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  areaCode: string,
): Promise<
  Result<
    { number: string },
    Refused<"not_found" | "already_done" | "unsupported" | "code_taken"> | Invalid
  >
> {
  authorize(canChangeSenders(actor));
  return purchaseOwnNumber(platform, actor, contractorId, areaCode);
}

const purchaseOwnNumber = (
  platform: Platform,
  signatory: Signatory,
  contractorId: string,
  areaCode: string,
) =>
  purchaseNumber(platform, contractorId, {
    areaCode,
    forbidden: async (_work, sender) =>
      sender?.phone ? { ok: false, code: "already_done" as const } : null,
    give: ({ number, providerId }) =>
      changeSender(platform, signatory, contractorId, (before, now) => {
        if (before?.phone === number) return null;
        return {
          action: "sender.buy_number",
          values: {
            ...{ phone: number, providerId, buyingPhone: null, needsNumber: false },
            ...clearedRejection(now),
          },
          before: { number: false },
          after: { number: true },
        };
      }),
  });

/**
 * The number of a business whose registration was approved. One is bought if the submission still needs one; it's null
 * if there is none, such as after staff removed it.
 * @returns why none was bought, for staff
 */
export async function giveRegisteredNumber(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  areaCode: string,
): Promise<{ ok: true; number: string | null } | { ok: false; reason: string }> {
  authorize(isSystem(actor));
  const [sender] = await platform.database.query
    .select({ phone: senders.phone, needsNumber: senders.needsNumber })
    .from(senders)
    .where(eq(senders.contractorId, contractorId));
  if (sender?.phone || !sender?.needsNumber) return { ok: true, number: sender?.phone ?? null };
  const bought = await purchaseOwnNumber(platform, actor, contractorId, areaCode);
  if (bought.ok) return bought;
  const reason = bought.code === "invalid" ? (bought.errors.area_code ?? "") : bought.code;
  return { ok: false, reason: `No texting number was bought: ${reason}` };
}

type Refusal = Refused | Invalid;

/** What the number is bought for. */
type Purchase<Forbidden extends Refusal, NotGiven extends Refusal> = {
  areaCode: string;
  /** Why no number may be bought, checked while the business's numbers are locked; null if one may. */
  forbidden(work: UnitOfWork, sender: SenderRow | null): Promise<Forbidden | null>;
  /** Assigns the number to the business; idempotent. */
  give(bought: OwnedNumber): Promise<Result<object, NotGiven>>;
};

/**
 * Finds a local number by area code, buys it from the provider, and assigns it to the business. The number
 * is saved before the purchase, so a retry after a lost response or a double click buys the same number;
 * the provider port treats that as already bought.
 */
export async function purchaseNumber<Forbidden extends Refusal, NotGiven extends Refusal>(
  platform: Platform,
  contractorId: string,
  { areaCode, forbidden, give }: Purchase<Forbidden, NotGiven>,
): Promise<
  Result<{ number: string }, Refused<"not_found" | "unsupported"> | Invalid | Forbidden | NotGiven>
> {
  const { sms } = platform;
  if (!sms) return { ok: false, code: "unsupported" };
  const reserve = (offered: readonly string[]) =>
    reserveNumber(platform, contractorId, forbidden, offered);
  let reserved = await reserve([]);
  if (reserved.ok && !reserved.number) {
    const numbers = await sms.findNumbers(areaCode);
    if (!numbers.ok)
      return invalid({ area_code: `The provider didn’t respond: ${numbers.reason}` });
    reserved = await reserve(numbers.numbers.map(({ number }) => number));
  }
  if (!reserved.ok) return reserved;
  const { number } = reserved;
  if (!number) return invalid({ area_code: "No numbers are for sale there" });
  const result = await sms.buyNumber(number);
  if (!result.ok) {
    // If the outcome is unknown, a retry buys the same number.
    if (result.certain) await clearReservedNumber(platform, contractorId, number);
    const outcome = result.certain ? "The number wasn’t bought" : "Not finished yet. Try again";
    return invalid({ area_code: `${outcome}. ${result.reason}` });
  }
  const assigned = await give(result.bought);
  return assigned.ok ? { ok: true, number } : assigned;
}

/** The number of an unfinished purchase; otherwise reserves the first offered number no business has. */
async function reserveNumber<Forbidden extends Refusal>(
  platform: Platform,
  contractorId: string,
  forbidden: Purchase<Forbidden, never>["forbidden"],
  offered: readonly string[],
) {
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    if (offered.length > 0) {
      await acquireLock(tx, "buy-number");
    }
    const sender = await lockSender(work, contractorId);
    if (!sender) return { ok: false as const, code: "not_found" as const };
    const refused = await forbidden(work, sender.sender);
    if (refused) return refused;
    const pendingPhone = sender.sender?.buyingPhone ?? null;
    const number = pendingPhone ?? (await firstAvailableNumber(work, contractorId, offered));
    if (number && !pendingPhone) {
      const values = { buyingPhone: number, updatedAt: now };
      await tx
        .insert(senders)
        .values({ ...values, contractorId, createdAt: now })
        .onConflictDoUpdate({ target: senders.contractorId, set: values });
    }
    return { ok: true as const, number };
  });
}

async function firstAvailableNumber(
  { tx }: UnitOfWork,
  contractorId: string,
  offered: readonly string[],
): Promise<string | null> {
  const allNumbers = [...offered];
  const rows = await tx
    .select({ phone: senders.phone, buyingPhone: senders.buyingPhone })
    .from(senders)
    .where(
      and(
        ne(senders.contractorId, contractorId),
        or(inArray(senders.phone, allNumbers), inArray(senders.buyingPhone, allNumbers)),
      ),
    );
  const tracked = await tx
    .select({ phone: trackedNumbers.phone })
    .from(trackedNumbers)
    .where(inArray(trackedNumbers.phone, allNumbers));
  const usedPhones = new Set([
    ...rows.flatMap(({ phone, buyingPhone }) => [phone, buyingPhone]),
    ...tracked.map(({ phone }) => phone),
  ]);
  return allNumbers.find((phone) => !usedPhones.has(phone)) ?? null;
}

async function clearReservedNumber({ database }: Platform, contractorId: string, number: string) {
  await database.query
    .update(senders)
    .set({ buyingPhone: null })
    .where(and(eq(senders.contractorId, contractorId), eq(senders.buyingPhone, number)));
}
