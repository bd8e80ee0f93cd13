import * as z from "zod/mini";
import { apiScopes, memberRoles, staffRoles } from "~/domains/shared/index.ts";
import {
  asList,
  preprocess,
  requiredEmail,
  requiredLine,
  requiredText,
} from "~/platform/validation/fields.ts";
import { keyLifetimes } from "./api-keys/api-keys.ts";

const missing = "Password is required";

/** A password exactly as typed, including spaces. */
const password = z
  .string(missing)
  .check(z.minLength(1, missing), z.maxLength(128, "Use 128 characters or fewer"));

const newPassword = password.check(z.minLength(12, "Use at least 12 characters"));

const email = requiredEmail("Email is required", "Invalid email address");

/** Admin login: both are required. */
export const signInSchema = z.object({ email, password });

export const emailSchema = z.object({ email });

/** Six digits from an app, or a backup code; spaces are ignored. */
export const codeSchema = z.object({
  code: preprocess(
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

/** Six digits; spaces are ignored. */
export const signInCodeSchema = z.object({
  code: preprocess(
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

/** The owner's form for a new key. */
export const newKeySchema = z.object({
  name: requiredLine("Give the key a name", 100),
  scopes: preprocess(
    asList,
    z
      .array(z.enum(apiScopes, "Choose from the list"))
      .check(z.minLength(1, "Choose what the key can do")),
  ),
  expires: z.enum(keyLifetimes, "Choose when the key expires"),
});

/** A staff note about a contractor. */
export const noteSchema = z.object({ note: requiredText("Enter a message", 4000) });
