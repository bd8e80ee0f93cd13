import * as z from "zod/mini";
import { memberRoles } from "~/features/access/member-roles.ts";
import { after, requiredEmail, requiredLine } from "~/platform/validation/fields.ts";

const name = requiredLine("Name is required", 120);
const email = requiredEmail("Email is required", "Invalid email address");

export const ownNameSchema = z.object({ name });

export const emailSchema = z.object({ email });

/** Six digits; blanks between them do not count. */
export const signInCodeSchema = z.object({
  code: after(
    (value) => (typeof value === "string" ? value.replace(/\s/g, "") : ""),
    z
      .string()
      .check(z.minLength(1, "Code is required"), z.regex(/^\d{6}$/, "A code has six digits")),
  ),
});

export const memberPasskeySchema = z.object({ name: requiredLine("Name is required", 60) });

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
