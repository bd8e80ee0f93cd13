import * as z from "zod/mini";
import { requiredEmail, requiredLine } from "~/platform/validation/fields.ts";
import { optionalPhone } from "~/platform/validation/phone-fields.ts";

/** How staff change how a business is called and reached. */
export const contactSchema = z.object({
  /** What the form showed: an edit is refused where someone else saved meanwhile. */
  seen: z.string("Open this page again"),
  business_name: requiredLine("Enter the business name", 200),
  name: requiredLine("Enter the contact’s name", 200),
  email: requiredEmail("Enter an email address", "Enter a valid email address"),
  phone: optionalPhone,
});

export const suspensionSchema = z.object({
  reason: requiredLine("Enter a reason", 300),
});

export type Contact = z.output<typeof contactSchema>;
