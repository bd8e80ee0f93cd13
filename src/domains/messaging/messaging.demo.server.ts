import { newId } from "~/platform/database/columns.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { inboundMails, messageAttachments, messages } from "./messaging.tables.server.ts";
import { spokenSeconds } from "./voicemails/spoken-words.ts";
import { voicemailDrops, voicemailRecordings } from "./voicemails/voicemails.tables.server.ts";

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

/** Adds a voicemail of the demo that was left in the past, with its recording: a text that's spoken. */
export async function insertDemoVoicemail(
  tx: Transaction,
  message: Omit<typeof messages.$inferInsert, "cause" | "params"> & { contractorId: string },
  { text, at }: { text: string; at: Date },
): Promise<void> {
  const { contractorId } = message;
  const [recordingId, messageId] = [newId(at.getTime()), newId(at.getTime())];
  await tx.insert(voicemailRecordings).values({
    ...{ id: recordingId, contractorId, name: "After a request", kind: "speech", text },
    ...{ seconds: spokenSeconds(text), addedBy: "the demo", createdAt: at },
  });
  await tx.insert(messages).values({
    ...message,
    id: messageId,
    channel: "voicemail",
    cause: `demo:${messageId}`,
    params: { purpose: "marketing", contractorId, recordingId },
    state: "kept",
    attempts: 1,
    createdAt: at,
    updatedAt: at,
  });
  await tx.insert(voicemailDrops).values({
    ...{ messageId, contractorId, recordingId, createdAt: at, answeredAt: at },
    ...{ answeredBy: "machine_end_beep", playedAt: at, outcome: "voicemail" },
    ...{ endedAt: at, seconds: spokenSeconds(text) },
  });
}

export async function insertDemoMail(
  tx: Transaction,
  mail: typeof inboundMails.$inferInsert,
): Promise<void> {
  await tx.insert(inboundMails).values(mail);
}
