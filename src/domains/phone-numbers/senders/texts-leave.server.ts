import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadOwnSender } from "./senders.policy.ts";
import { senders } from "./senders.tables.server.ts";
import { mayText } from "./senders.ts";

/** Whether the actor's business has a number and the carriers accept its texts (`sms.registration`). */
export async function textsLeave(platform: Platform, actor: Actor): Promise<boolean> {
  authorize(canReadOwnSender(actor));
  return (await readOwnSender(platform, actor)) === "ready";
}

/** Whether the actor's business has a number, and whether it can send texts. */
export async function readOwnSender(
  platform: Platform,
  actor: Actor,
): Promise<"ready" | "missing" | "registration_pending"> {
  authorize(canReadOwnSender(actor));
  const [sender] = await platform.database.query
    .select({
      phone: senders.phone,
      registration: senders.registration,
      refusedCode: senders.refusedCode,
    })
    .from(senders)
    .where(eq(senders.contractorId, actor.contractorId));
  if (!sender?.phone) return "missing";
  return mayText(sender) ? "ready" : "registration_pending";
}
