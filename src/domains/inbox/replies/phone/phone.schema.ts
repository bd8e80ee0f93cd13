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
