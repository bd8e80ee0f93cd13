import { z } from "zod";
import { requiredEmail, requiredLine } from "~/platform/validation/fields.ts";

/** A password is taken as typed, blanks included. */
const password = z.string({ error: "Password is required" }).min(1, "Password is required");

/** Admin login: both are required (specification §5). */
export const signInSchema = z.object({
  email: requiredEmail("Email is required", "Invalid email address"),
  password: password.max(200, "Use at most 200 characters"),
});

export const setupSchema = z.object({
  name: requiredLine("Name is required"),
  email: requiredEmail("Email is required", "Invalid email address"),
  password: password.min(12, "Use at least 12 characters").max(128, "Use at most 128 characters"),
});
