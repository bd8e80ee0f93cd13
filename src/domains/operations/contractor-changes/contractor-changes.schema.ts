import * as z from "zod/mini";
import { optionalPhone, requiredEmail, requiredLine } from "~/platform/validation/fields.ts";

/** A business's name and contact details, as staff edit them. */
export const contactSchema = z.object({
  /** What the form showed: an edit is refused if someone else saved in the meantime. */
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
