import { z } from "zod";

/** What happens on either end of a line: the homeowner calls or hangs up, the business picks up or does not. */
const acts = ["call", "hang_up", "pick_up", "no_answer"] as const;

export const tryCallSchema = z
  .object({ conversation_id: z.uuid(), act: z.enum(acts) })
  .transform(({ conversation_id, act }) => ({ conversationId: conversation_id, act }));

export type TryCall = z.output<typeof tryCallSchema>;
