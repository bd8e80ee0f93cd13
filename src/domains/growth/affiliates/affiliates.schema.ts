import * as z from "zod/mini";
import { preprocess, requiredEmail, requiredLine } from "~/platform/validation/fields.ts";
import { affiliateStatuses } from "./affiliates.ts";

const invalidCode = "Use 2 to 40 letters, digits, hyphens or underscores";

/** A code in uppercase, as stored; blank generates one. */
const referralCode = preprocess(
  (value) => (typeof value === "string" ? value.trim().toUpperCase() : "") || null,
  z.nullable(z.string().check(z.regex(/^[A-Z0-9][A-Z0-9_-]{1,39}$/, invalidCode))),
);

/** A referral partner, as entered by staff. */
export const affiliateSchema = z.object({
  name: requiredLine("Name is required"),
  email: requiredEmail("Email is required", "Invalid email address"),
  referral_code: referralCode,
  status: z.enum(affiliateStatuses, "Choose a status"),
});

export type AffiliateRequest = z.output<typeof affiliateSchema>;
