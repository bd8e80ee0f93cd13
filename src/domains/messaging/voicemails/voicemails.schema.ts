import { z } from "zod";
import { requiredLine } from "~/platform/validation/fields.ts";
import { maxSpeechLength } from "./voicemails.ts";

/** The fields of a new recording, without its file. */
export const recordingSchema = z.object({
  name: requiredLine("Enter a name for this recording", 80),
  /** What the provider's voice says between the business's name and number, instead of a recording. */
  text: z
    .string()
    .max(maxSpeechLength, `Use ${maxSpeechLength} characters or fewer`)
    .transform((text) => text.toWellFormed().replace(/\s+/g, " ").trim())
    .catch(""),
  /** "recorded" if the file is from the browser's recorder. */
  made: z.enum(["recorded", "uploaded"]).catch("uploaded"),
});
