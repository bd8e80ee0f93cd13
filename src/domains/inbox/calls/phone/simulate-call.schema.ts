import { z } from "zod";

/** Simulated actions: the homeowner calls or hangs up, the business answers or doesn't. */
const acts = ["call", "hang_up", "pick_up", "no_answer"] as const;

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
