import * as z from "zod/mini";
import { businessTypes } from "~/platform/sms/registration.ts";
import {
  optionalLine,
  preprocess,
  requiredEmail,
  requiredLine,
} from "~/platform/validation/fields.ts";
import { ownNumberSchema } from "../senders/senders.schema.ts";
import { registrationKinds } from "./registration.ts";

const optionalUsPhone = preprocess(
  (value) => (typeof value === "string" && value.trim() !== "" ? value : null),
  z.nullable(ownNumberSchema),
);

/** Nine digits, however they are grouped. */
const ein = z.pipe(
  optionalLine(20),
  z.transform((text: string | null, context) => {
    const digits = text?.replace(/[\s-]/g, "") ?? null;
    if (text && /^\d{3}-\d{2}-\d{4}$/.test(text)) {
      const message = "This looks like a Social Security number. Enter your EIN, like 12-3456789";
      context.issues.push({ code: "custom", message, input: text });
      return z.NEVER;
    }
    if (digits === null || /^\d{9}$/.test(digits)) return digits;
    context.issues.push({
      code: "custom",
      message: "Enter the 9 digits of your EIN, like 12-3456789",
      input: text,
    });
    return z.NEVER;
  }),
);

/** The owner's form. What carriers would reject is found by the preflight. */
export const registrationFormSchema = z
  .object({
    kind: z.enum(registrationKinds, "Choose whether you have an EIN"),
    legal_name: requiredLine("Enter your legal name", 100),
    business_type: preprocess(
      (value) => (value === "" || value === undefined ? null : value),
      z.nullable(z.enum(businessTypes, "Choose your business type")),
    ),
    ein,
    first_name: requiredLine("Enter a first name", 100),
    last_name: requiredLine("Enter a last name", 100),
    title: optionalLine(100),
    email: requiredEmail("Enter an email address", "Enter an email address like name@example.com"),
    phone: ownNumberSchema,
    mobile: optionalUsPhone,
    street: requiredLine("Enter your street address", 100),
    city: requiredLine("Enter your city", 100),
    state: preprocess(
      (value) => (typeof value === "string" ? value.trim().toUpperCase() : ""),
      z.string().check(z.regex(/^[A-Z]{2}$/, "Enter your state as two letters, like TX")),
    ),
    zip_code: preprocess(
      (value) => (typeof value === "string" ? value.trim() : ""),
      z.string().check(z.regex(/^\d{5}$/, "Enter a 5-digit ZIP code")),
    ),
  })
  .check(
    z.refine(({ kind, business_type }) => kind !== "standard" || business_type !== null, {
      path: ["business_type"],
      message: "Choose your business type",
    }),
    z.refine(({ kind, mobile }) => kind !== "sole_proprietor" || mobile !== null, {
      path: ["mobile"],
      message: "Enter a cell phone number. Carriers text it to verify you.",
    }),
  );

export type RegistrationForm = z.output<typeof registrationFormSchema>;
