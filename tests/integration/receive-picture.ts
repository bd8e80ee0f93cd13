import { eq } from "drizzle-orm";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { messageAttachments, messages } from "~/domains/messaging/messaging.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { samplePhoto } from "./sample-photo.ts";

/** Receives a picture for the business's lead by text or email. @returns the file's id */
export async function receivePicture(
  { database: { query }, clock }: Platform,
  { leadId, conversationId }: { leadId: string; conversationId: string },
  {
    channel = "sms",
    contentType = "image/jpeg",
  }: { channel?: "sms" | "email"; contentType?: string } = {},
): Promise<string> {
  const [lead] = await query.select().from(leads).where(eq(leads.id, leadId));
  const createdAt = clock.now();
  const from = channel === "sms" ? lead?.phone : lead?.email;
  const [message] = await query
    .insert(messages)
    .values({
      ...{ channel, direction: "inbound", contractorId: lead?.contractorId, conversationId },
      ...{ cause: `received:${crypto.randomUUID()}`, kind: "reply", params: {} },
      ...{ toAddress: "+15125550100", fromAddress: from, state: "received", text: "Look" },
      ...{ createdAt, updatedAt: createdAt },
    })
    .returning({ messageId: messages.id });
  const photo = await samplePhoto(1200, 900);
  const [file] = await query
    .insert(messageAttachments)
    .values({
      ...{ messageId: message?.messageId ?? "", name: "leak", contentType, createdAt },
      content: new Uint8Array(await photo.arrayBuffer()),
    })
    .returning({ id: messageAttachments.id });
  return file?.id ?? "";
}
