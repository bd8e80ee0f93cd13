import { z } from "zod";
import { cleanText } from "~/platform/validation/fields.ts";

/** A simulated homeowner's text: up to ten of the longest texts that carriers accept. */
export const phoneTextSchema = z.object({
  conversation_id: z.uuid(),
  text: z
    .string()
    .transform((text) => String(cleanText(text)))
    .pipe(z.string().min(1, "Enter a message").max(1_600, "Use 1,600 characters or fewer")),
});

/** Simulated actions: the homeowner calls or hangs up, the business answers or doesn't. */
const acts = ["call", "hang_up", "pick_up", "no_answer"] as const;

/** What happens to the business's call: it goes to voicemail, or the homeowner picks up, presses a key, or hangs up. */
const dropActs = ["let_ring", "pick_up", "press_1", "press_9", "hang_up"] as const;

export const simulateDropSchema = z
  .object({ conversation_id: z.uuid(), drop: z.enum(dropActs) })
  .transform(({ conversation_id, drop }) => ({ conversationId: conversation_id, act: drop }));

export type SimulatedDrop = z.output<typeof simulateDropSchema>;

/** During a call from the business: the member enters 1 or doesn't, then the customer talks or doesn't. */
const outgoingActs = ["enter_1", "ignore", "talk", "voicemail", "no_answer"] as const;

export const simulateOutgoingSchema = z
  .object({ conversation_id: z.uuid(), outgoing: z.enum(outgoingActs) })
  .transform(({ conversation_id, outgoing }) => ({
    conversationId: conversation_id,
    act: outgoing,
  }));

export type SimulatedOutgoingCall = z.output<typeof simulateOutgoingSchema>;

export const simulateCallSchema = z
  .object({
    conversation_id: z.uuid(),
    act: z.enum(acts),
    /** The called number of the business, in E.164; its main number by default. */
    to: z
      .string()
      .regex(/^\+1\d{10}$/)
      .optional(),
  })
  .transform(({ conversation_id, act, to = null }) => ({
    conversationId: conversation_id,
    act,
    to,
  }));

export type SimulatedCall = z.output<typeof simulateCallSchema>;
