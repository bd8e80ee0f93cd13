import type { Transaction } from "~/platform/database/database.server.ts";
import { inboundMails, messageAttachments, messages } from "./messaging.tables.server.ts";

/** Adds a message of the demo, sent or received in the past. */
export async function insertDemoMessage(
  tx: Transaction,
  message: typeof messages.$inferInsert,
): Promise<void> {
  await tx.insert(messages).values(message);
}

/** Adds a picture that a homeowner of the demo sent with a message. */
export async function insertDemoAttachment(
  tx: Transaction,
  attachment: typeof messageAttachments.$inferInsert,
): Promise<void> {
  await tx.insert(messageAttachments).values(attachment);
}

export async function insertDemoMail(
  tx: Transaction,
  mail: typeof inboundMails.$inferInsert,
): Promise<void> {
  await tx.insert(inboundMails).values(mail);
}
