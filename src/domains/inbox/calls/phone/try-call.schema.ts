import { z } from "zod";

/** What happens on either end of a line: the homeowner calls or hangs up, the business picks up or does not. */
const acts = ["call", "hang_up", "pick_up", "no_answer"] as const;

export const tryCallSchema = z
  .object({
    conversation_id: z.uuid(),
    act: z.enum(acts),
    /** Which number of the business is called, in E.164; its usual one, where nothing is said. */
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

export type TryCall = z.output<typeof tryCallSchema>;
