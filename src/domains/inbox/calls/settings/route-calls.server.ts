import { eq } from "drizzle-orm";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { selectTrackedNumbers } from "~/domains/phone-numbers/senders/tracked/list-tracked-numbers.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canHandleCalls } from "../calls.policy.ts";

/**
 * Has the provider route calls to the business's numbers, which may have been bought for texts only
 * or by hand. @throws if the provider fails temporarily
 */
export async function routeCalls(
  { database, sms }: Platform,
  actor: Actor,
  { contractorId }: { contractorId: string },
): Promise<void> {
  authorize(canHandleCalls(actor));
  if (!sms) return;
  const { query } = database;
  const [[sender], tracked] = await Promise.all([
    query
      .select({ phone: senders.phone })
      .from(senders)
      .where(eq(senders.contractorId, contractorId)),
    selectTrackedNumbers(query, contractorId),
  ]);
  const numbers = [
    ...(sender?.phone ? [{ phone: sender.phone, texts: false }] : []),
    // People also text a number they see on a page.
    ...tracked.map(({ phone }) => ({ phone, texts: true })),
  ];
  const refused: string[] = [];
  for (const { phone, texts } of numbers) {
    const routed = await sms.routeCalls(phone, { texts });
    if (!routed.ok) refused.push(routed.reason);
  }
  if (refused.length > 0) {
    throw new Error(`Calls aren’t forwarded to this site yet: ${refused.join("; ")}`);
  }
}
