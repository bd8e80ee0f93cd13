import {
  inboundMails,
  messageAttachments,
  messages,
} from "~/domains/messaging/messaging.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Adds an incoming message with a picture and an email that couldn't be parsed. */
export async function conversationOf(platform: Platform, contractorId: string, mark: string) {
  const { query } = platform.database;
  const [id, conversationId] = [newId(), crypto.randomUUID()];
  await query.insert(messages).values({
    ...{ id, cause: id, kind: "reply", params: {}, contractorId, conversationId },
    ...{ direction: "inbound", state: "received", text: `Answer ${mark}` },
    ...{ toAddress: "reply@in.example", fromAddress: `homeowner-${mark}@home.example` },
  });
  const content = Buffer.from(`picture ${mark}`);
  await query
    .insert(messageAttachments)
    .values({ messageId: id, name: `${mark}.png`, contentType: "image/png", content });
  await query.insert(inboundMails).values({
    ...{ tokenKind: "reply", tokenId: conversationId, cause: `reply:${id}`, sender: "" },
    ...{ outcome: "unmatched", text: `Unmatched ${mark}` },
  });
}
