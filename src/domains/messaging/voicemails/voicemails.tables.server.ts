import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, oneOf, textLength } from "~/platform/database/columns.server.ts";
import { answerers } from "~/platform/voice/answerers.ts";
import { messages } from "../messaging.tables.server.ts";
import { dropOutcomes, maxSpeechLength, recordingKinds } from "./voicemails.ts";

/** What a business's voicemail drops play (docs/decisions/179-voicemail-drop.md). */
export const voicemailRecordings = pgTable(
  "voicemail_recordings",
  {
    id: id(),
    /** No foreign key: accounts are a layer above, and deleting an account deletes by this ID. */
    contractorId: uuid("contractor_id").notNull(),
    name: text("name").notNull(),
    kind: text("kind", { enum: recordingKinds }).notNull(),
    /** For the provider's speech: the text between the business's name and its number. */
    text: text("text"),
    /** The key of the stored audio; null for speech. */
    key: text("key"),
    /** For speech, as estimated. */
    seconds: integer("seconds").notNull(),
    /** RMS in dB below full scale; null if it can't be measured. */
    loudness: integer("loudness"),
    /** A team member, who stays named after they're removed. */
    addedBy: text("added_by").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("voicemail_recordings_kind", table.kind, recordingKinds),
    textLength("voicemail_recordings_name_given", table.name, 80),
    textLength("voicemail_recordings_text_given", table.text, maxSpeechLength),
    check(
      "voicemail_recordings_content",
      sql`(${table.kind} = 'speech') = (${table.text} is not null) and (${table.kind} = 'speech') = (${table.key} is null)`,
    ),
    index("voicemail_recordings_contractor").on(table.contractorId, table.createdAt),
  ],
);

export type VoicemailRecording = typeof voicemailRecordings.$inferSelect;

/**
 * The call of each voicemail drop. The provider's reports arrive late, repeatedly, and out of order: each column is
 * written once.
 */
export const voicemailDrops = pgTable(
  "voicemail_drops",
  {
    messageId: uuid("message_id")
      .primaryKey()
      .references(() => messages.id, { onDelete: "cascade" }),
    /** No foreign key, as above. */
    contractorId: uuid("contractor_id").notNull(),
    /** No foreign key: the drop outlives a deleted recording. */
    recordingId: uuid("recording_id").notNull(),
    answeredAt: moment("answered_at"),
    answeredBy: text("answered_by", { enum: answerers }),
    /** When the recording was given to the provider to be played. */
    playedAt: moment("played_at"),
    outcome: text("outcome", { enum: dropOutcomes }),
    endedAt: moment("ended_at"),
    /** As counted by the provider. */
    seconds: integer("seconds"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("voicemail_drops_answered_by", table.answeredBy, answerers),
    oneOf("voicemail_drops_outcome", table.outcome, dropOutcomes),
    index("voicemail_drops_month").on(table.contractorId, table.createdAt),
    index("voicemail_drops_recording").on(table.recordingId),
  ],
);
