import { eq } from "drizzle-orm";
import { lockOptOutForSend } from "~/domains/messaging/opt-outs/find-opt-out.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { memberTextGate } from "./member-text-gate.ts";

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
