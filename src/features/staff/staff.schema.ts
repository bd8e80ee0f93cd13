import * as z from "zod/mini";
import { staffRoles } from "~/features/access/roles.ts";
import { after, requiredEmail, requiredLine } from "~/platform/validation/fields.ts";

const missing = "Password is required";

/** A password is taken as typed, blanks included. */
const password = z
  .string(missing)
  .check(z.minLength(1, missing), z.maxLength(128, "Use 128 characters or fewer"));

/** Admin login: both are required (`staff.login`). */
export const signInSchema = z.object({
  email: requiredEmail("Email is required", "Invalid email address"),
  password,
});

const newPassword = password.check(z.minLength(12, "Use at least 12 characters"));

/** Six digits of an app, or a backup code; blanks in them do not count. */
export const codeSchema = z.object({
  code: after(
    (value) => (typeof value === "string" ? value.replace(/\s/g, "") : ""),
    z.string().check(z.minLength(1, "Code is required"), z.maxLength(40, "That isn’t a code")),
  ),
});

export const ownPasswordSchema = z.object({ password });

export const newPasskeySchema = z.object({
  name: requiredLine("Name is required", 60),
  password,
});

export const changePasswordSchema = z.object({
  current_password: password,
  new_password: newPassword,
});

const email = requiredEmail("Email is required", "Invalid email address");

/** The accounts library takes fewer addresses at sign-in than mail servers do. */
const newEmail = email.check(
  z.refine(
    (address) => z.email().safeParse(address).success,
    "This address can’t be used to sign in. Enter another one",
  ),
);

export const emailSchema = z.object({ email });

export const newPasswordSchema = z.object({ password: newPassword });

export const invitationSchema = z.object({
  email: newEmail,
  role: z.enum(staffRoles, "Choose a role"),
});

/** Who accepts an invitation; the address is the invitation's. */
export const acceptSchema = z.object({
  name: requiredLine("Name is required"),
  password: newPassword,
});

export const setupSchema = z.object({
  name: requiredLine("Name is required"),
  email: newEmail,
  password: newPassword,
});
