import { listUnbilledDays, recordBilledTexts } from "~/domains/messaging/index.server.ts";
import { canRefreshBilled } from "~/domains/phone-numbers/senders/senders.policy.ts";
import { type Actor, authorize, dayOf } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { BilledText } from "~/platform/sms/sms.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { correctCount } from "../senders/sender-days.server.ts";
import { costOfText } from "./text-costs.ts";

/** The provider knows the price of nearly every text by then. */
const days = 3;
const perTransaction = 500;

/**
 * Records what the provider billed for the texts of the last days, and corrects what was counted
 * against the business's budget (`sms.cost`).
 */
export async function refreshBilledTexts(platform: Platform, actor: Actor): Promise<void> {
  authorize(canRefreshBilled(actor));
  const { sms, clock, log } = platform;
  if (!sms) return;
  for (const day of await listUnbilledDays(platform, clock.now(), days)) {
    const listed = await sms.listBilled(day);
    if (!listed.ok) {
      log.warn("billed texts not read", { reason: listed.reason });
      return;
    }
    for (let at = 0; at < listed.billed.length; at += perTransaction) {
      await record(platform, listed.billed.slice(at, at + perTransaction));
    }
  }
}

async function record(platform: Platform, billed: readonly BilledText[]): Promise<void> {
  await inTransaction(platform, async (work) => {
    for (const { before, after, contractorId, createdAt } of await recordBilledTexts(
      work,
      billed,
    )) {
      if (!contractorId || after.direction !== "outbound") continue;
      const day = dayOf(createdAt, "UTC");
      const costMicros = costOfText(after, day) - costOfText(before, day);
      if (costMicros === 0) continue;
      const change = { texts: 0, costMicros };
      await correctCount(work.tx, contractorId, createdAt, change, platform.settings.timeZone);
    }
  });
}
