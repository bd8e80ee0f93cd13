import * as z from "zod/mini";
import { newPassword } from "~/domains/identity/accounts/accounts.schema.ts";
import { staffRoles } from "~/domains/shared/access/roles.ts";
import { requiredEmail, requiredLine } from "~/platform/validation/fields.ts";

const newEmail = requiredEmail("Email is required", "Invalid email address").check(
  // Some valid email addresses can't be used to sign in.
  z.refine(
    (address) => z.email().safeParse(address).success,
    "This address can’t be used to sign in. Enter another one",
  ),
);

export const invitationSchema = z.object({
  email: newEmail,
  role: z.enum(staffRoles, "Choose a role"),
});

/** Accepting an invitation; the email address is the invitation's. */
export const acceptSchema = z.object({
  name: requiredLine("Name is required"),
  password: newPassword,
});

export const setupSchema = z.object({
  name: requiredLine("Name is required"),
  email: newEmail,
  password: newPassword,
});
