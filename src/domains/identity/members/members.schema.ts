import * as z from "zod/mini";
import { memberRoles } from "~/domains/shared/access/member-roles.ts";
import { after, requiredEmail } from "~/platform/validation/fields.ts";

const email = requiredEmail("Email is required", "Invalid email address");

/** Six digits; spaces are ignored. */
export const signInCodeSchema = z.object({
  code: after(
    (value) => (typeof value === "string" ? value.replace(/\s/g, "") : ""),
    z
      .string()
      .check(z.minLength(1, "Code is required"), z.regex(/^\d{6}$/, "A code has six digits")),
  ),
});

const moneyAllowed = z.pipe(
  z.transform((value: unknown) => value === "yes"),
  z.boolean(),
);

export const memberInvitationSchema = z.object({
  email,
  role: z.enum(memberRoles, "Choose a role"),
  money_allowed: moneyAllowed,
});

export const memberRoleSchema = z.object({
  role: z.enum(memberRoles, "Choose a role"),
  money_allowed: moneyAllowed,
});
