import * as z from "zod/mini";
import { requiredEmail, requiredLine } from "~/platform/validation/fields.ts";

const missing = "Password is required";

/** A password is taken as typed, blanks included. */
const password = z
  .string(missing)
  .check(z.minLength(1, missing), z.maxLength(128, "Use at most 128 characters"));

/** Admin login: both are required (specification §5). */
export const signInSchema = z.object({
  email: requiredEmail("Email is required", "Invalid email address"),
  password,
});

export const setupSchema = z.object({
  name: requiredLine("Name is required"),
  email: requiredEmail("Email is required", "Invalid email address"),
  password: password.check(z.minLength(12, "Use at least 12 characters")),
});
