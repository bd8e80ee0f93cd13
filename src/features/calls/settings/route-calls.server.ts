import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { senders } from "~/features/senders/senders.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canHandleCalls } from "../calls.policy.ts";

/** Has the provider bring us who calls the business's number, which may have been got for texts alone. @throws when it did not, for now */
export async function routeCalls(
  { database, sms }: Platform,
  actor: Actor,
  { contractorId }: { contractorId: string },
): Promise<void> {
  authorize(canHandleCalls(actor));
  const [sender] = await database.query
    .select({ phone: senders.phone })
    .from(senders)
    .where(eq(senders.contractorId, contractorId));
  if (!sms || !sender?.phone) return;
  const routed = await sms.routeCalls(sender.phone);
  if (!routed.ok) throw new Error(`Calls are not brought to this site yet: ${routed.reason}`);
}
