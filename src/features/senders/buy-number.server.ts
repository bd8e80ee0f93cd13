import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { type ChangedSender, changeSender, lockSender } from "./change-sender.server.ts";
import { canChangeSenders } from "./senders.policy.ts";
import { senders } from "./senders.tables.server.ts";

type NotBought = Refused<"not_found" | "already_done" | "unsupported" | "changed_elsewhere">;
export type BoughtNumber =
  | Result<{ number: string }, NotBought>
  | ReturnType<typeof invalid>
  | Exclude<ChangedSender, { ok: true }>;

/**
 * Finds a local number by its area code, buys it at the provider and gives it to the business, in one
 * action (`senders.bought-once`). The number is written down before the provider is asked for it, so
 * that a repeat after a lost answer, or a second click, buys the same one, which the provider's port
 * takes as bought.
 */
export async function buyNumber(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  areaCode: string,
): Promise<BoughtNumber> {
  authorize(canChangeSenders(actor));
  const { sms } = platform;
  if (!sms) return { ok: false, code: "unsupported" };
  const begun = await numberBegun(platform, contractorId);
  if (!begun.ok) return begun;
  let { number } = begun;
  if (!number) {
    const found = await sms.findNumbers(areaCode);
    if (!found.ok) return invalid({ area_code: `The provider did not answer: ${found.reason}` });
    const offered = found.numbers.map((one) => one.number);
    const reserved = await reserveNumber(platform, contractorId, offered);
    if (!reserved.ok) return reserved;
    if (!reserved.number) return invalid({ area_code: "No number is for sale there" });
    number = reserved.number;
  }
  const answer = await sms.buyNumber(number);
  if (!answer.ok) {
    // While nobody knows whether it was bought, a repeat asks for the same one.
    if (answer.certain) await forgetNumber(platform, contractorId, number);
    const outcome = answer.certain ? "It was not bought" : "It is not finished: press again";
    return invalid({ area_code: `${outcome}. ${answer.reason}` });
  }
  const { providerId } = answer.bought;
  const given = await changeSender(platform, actor, contractorId, (before) => {
    if (before?.phone === number) return null;
    return {
      action: "sender.buy_number",
      values: { phone: number, providerId, buyingPhone: null },
      before: { number: false },
      after: { number: true },
    };
  });
  return given.ok ? { ok: true, number } : given;
}

/** The number whose buying was begun and not finished. */
async function numberBegun(platform: Platform, contractorId: string) {
  return inTransaction(platform, async (work) => {
    const found = await lockSender(work, contractorId);
    if (!found) return refused("not_found");
    if (found.sender?.phone) return refused("already_done");
    return { ok: true as const, number: found.sender?.buyingPhone ?? null };
  });
}

/** Writes down the first offered number that no other business has or is buying. */
async function reserveNumber(platform: Platform, contractorId: string, offered: string[]) {
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('buy-number', 0))`);
    const found = await lockSender(work, contractorId);
    if (!found) return refused("not_found");
    if (found.sender?.phone) return refused("already_done");
    // Somebody else pressed the button at the same moment.
    if (found.sender?.buyingPhone) return { ok: true as const, number: found.sender.buyingPhone };
    const held = await tx
      .select({ phone: senders.phone, buyingPhone: senders.buyingPhone })
      .from(senders)
      .where(
        and(
          ne(senders.contractorId, contractorId),
          or(inArray(senders.phone, offered), inArray(senders.buyingPhone, offered)),
        ),
      );
    const taken = held.flatMap(({ phone, buyingPhone }) => [phone, buyingPhone]);
    const number = offered.find((one) => !taken.includes(one)) ?? null;
    if (!number) return { ok: true as const, number };
    const values = { buyingPhone: number, updatedAt: now };
    await tx
      .insert(senders)
      .values({ ...values, contractorId, createdAt: now })
      .onConflictDoUpdate({ target: senders.contractorId, set: values });
    return { ok: true as const, number };
  });
}

async function forgetNumber(platform: Platform, contractorId: string, number: string) {
  await platform.database.query
    .update(senders)
    .set({ buyingPhone: null })
    .where(and(eq(senders.contractorId, contractorId), eq(senders.buyingPhone, number)));
}

const refused = <Code extends NotBought["code"]>(code: Code) => ({ ok: false as const, code });
