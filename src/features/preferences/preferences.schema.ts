import * as z from "zod/mini";
import { preferenceChoices } from "./preferences.ts";

export const preferenceSchema = z.object({
  choice: z.enum(preferenceChoices, { error: "Please press one of these buttons." }),
});
