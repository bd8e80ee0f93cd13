import { eq } from "drizzle-orm";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { selectTrackedNumbers } from "~/domains/phone-numbers/senders/tracked/list-tracked-numbers.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canHandleCalls } from "../calls.policy.ts";

/** Has the provider bring us who calls the business's numbers, which may have been got for texts alone or by hand. @throws when it did not, for now */
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
    // Whoever reads a number on a page texts it, too.
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
