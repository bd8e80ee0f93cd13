import * as z from "zod/mini";
import { after, requiredEmail, requiredLine } from "~/platform/validation/fields.ts";

const missing = "Password is required";

/** A password exactly as typed, including spaces. */
const password = z
  .string(missing)
  .check(z.minLength(1, missing), z.maxLength(128, "Use 128 characters or fewer"));

export const newPassword = password.check(z.minLength(12, "Use at least 12 characters"));

const email = requiredEmail("Email is required", "Invalid email address");

/** Admin login: both are required. */
export const signInSchema = z.object({ email, password });

export const emailSchema = z.object({ email });

/** Six digits from an app, or a backup code; spaces are ignored. */
export const codeSchema = z.object({
  code: after(
    (value) => (typeof value === "string" ? value.replace(/\s/g, "") : ""),
    z.string().check(z.minLength(1, "Code is required"), z.maxLength(40, "That isn’t a code")),
  ),
});

export const ownPasswordSchema = z.object({ password });

export const ownNameSchema = z.object({ name: requiredLine("Name is required", 120) });

const passkeyName = requiredLine("Name is required", 60);

/** A new passkey: staff enter their password again. */
export const newPasskeySchemas = {
  staff: z.object({ name: passkeyName, password }),
  member: z.object({ name: passkeyName }),
};

export const changePasswordSchema = z.object({
  current_password: password,
  new_password: newPassword,
});

export const newPasswordSchema = z.object({ password: newPassword });
