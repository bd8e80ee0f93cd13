import { z } from "zod";
import { checkbox, requiredLine } from "~/platform/validation/fields.ts";
import { maxSpeechLength } from "./voicemails.ts";

/** The fields of a new recording, without its file. */
export const recordingSchema = z.object({
  name: requiredLine("Enter a name for this recording", 80),
  /** Only for text; the provider's voice adds the business's name and number. */
  text: z
    .string()
    .max(maxSpeechLength, `Use ${maxSpeechLength} characters or fewer`)
    .transform((text) => text.toWellFormed().replace(/\s+/g, " ").trim())
    .catch(""),
  /** That a recording begins with the business's name and ends with its number. */
  confirmed: checkbox,
  /** "recorded" if the file is from the browser's recorder. */
  made: z.enum(["recorded", "uploaded"]).catch("uploaded"),
});
