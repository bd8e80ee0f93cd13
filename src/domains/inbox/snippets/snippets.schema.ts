import * as z from "zod/mini";
import { validateMergeFields } from "~/domains/follow-ups/index.ts";
import { requiredLine, requiredText } from "~/platform/validation/fields.ts";

/** A template's name and text; merge fields are those of a sequence. */
export const snippetSchema = z.object({
  name: requiredLine("Enter a name", 60),
  words: requiredText("Enter the message", 1_000).check((payload) => {
    const problem = validateMergeFields(payload.value);
    if (problem) payload.issues.push({ code: "custom", input: payload.value, message: problem });
  }),
});
