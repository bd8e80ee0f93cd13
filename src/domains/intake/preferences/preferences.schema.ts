import * as z from "zod/mini";
import { optionalLine, requiredLine, requiredText } from "~/platform/validation/fields.ts";
import { preferenceText } from "./preferences.text.en.ts";
import { preferenceChoices } from "./preferences.ts";

export const preferenceSchema = z.object({
  choice: z.enum(preferenceChoices, { error: preferenceText.choiceMissing }),
});

/** What staff enter when someone opts out another way, such as by phone. */
export const optOutRequestSchema = z.object({
  address: requiredLine("Enter the number or the email address", 254),
  business: optionalLine(200),
  reason: requiredText("Enter how they told us", 500),
});

export type OptOutRequest = z.output<typeof optOutRequestSchema>;
