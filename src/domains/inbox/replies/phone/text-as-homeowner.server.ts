import { eq } from "drizzle-orm";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { hashToken, randomToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { receiveText } from "../receive-text.server.ts";
import { canSimulateReplies } from "../replies.policy.ts";

/**
 * Texts a business as a homeowner, with an unused id in the provider's format; from there it is
 * processed like any other text. The same submission gets the same id.
 */
export async function textAsHomeowner(
  platform: Platform,
  actor: Actor,
  { conversationId, text, key }: { conversationId: string; text: string; key?: string | null },
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canSimulateReplies(actor));
  if (platform.sms) return { ok: false, code: "not_found" };
  const [numbers] = await platform.database.query
    .select({ from: conversations.phone, to: senders.phone })
    .from(conversations)
    .innerJoin(senders, eq(senders.contractorId, conversations.contractorId))
    .where(eq(conversations.id, conversationId));
  if (!numbers?.from || !numbers.to) return { ok: false, code: "not_found" };
  const { from, to } = numbers;
  const press = key ? JSON.stringify([key, text]) : randomToken();
  const providerId = `SM${hashToken(press).slice(0, 32)}`;
  await inTransaction(platform, (work) =>
    receiveText(work, platform, { providerId, from, to, body: text, media: [], optOut: null }),
  );
  return { ok: true };
}
