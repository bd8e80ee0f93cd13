import * as z from "zod/mini";
import { preferenceText } from "./preferences.text.en.ts";
import { preferenceChoices } from "./preferences.ts";

export const preferenceSchema = z.object({
  choice: z.enum(preferenceChoices, { error: preferenceText.choiceMissing }),
});
