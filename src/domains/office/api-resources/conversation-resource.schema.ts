import { z } from "zod";
import { messageChannels, messageDirections, messageStates } from "~/domains/messaging/index.ts";

/** A conversation in a list, as the API returns it. */
export const conversationRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    assigned_to: z.string().nullable(),
    last_message_at: z.iso.datetime(),
    last_words: z.string().nullable().describe("How the latest message begins"),
    last_direction: z.enum(messageDirections).nullable(),
  })
  .meta({ id: "Conversation" });
export type ConversationRow = z.output<typeof conversationRow>;

/** A conversation with its participants. */
export const conversationInFull = z
  .object({
    id: z.uuid(),
    name: z.string(),
    phone: z.string().nullable().describe("E.164"),
    phone_extension: z.string().nullable().describe("Digits to dial after the number"),
    email: z.string().nullable(),
    assigned_to: z.string().nullable(),
    lead_id: z
      .uuid()
      .nullable()
      .describe("The lead that it is about, the latest of several; null where they never asked"),
    declined: z.array(z.string()).describe("Channels on which they no longer want messages"),
  })
  .meta({ id: "ConversationInFull" });
export type ConversationInFull = z.output<typeof conversationInFull>;

/** One message of a conversation. */
export const messageRow = z
  .object({
    id: z.uuid(),
    channel: z.enum(messageChannels),
    direction: z.enum(messageDirections),
    state: z.enum(messageStates),
    by_hand: z.boolean().describe("Whether a person of the business wrote it"),
    subject: z.string().nullable(),
    text: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "ConversationMessage" });
export type MessageRow = z.output<typeof messageRow>;
