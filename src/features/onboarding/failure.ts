import type { FieldErrors } from "~/platform/validation/form.ts";

/** Why a save was refused, as the API's problem document and the pages tell it. */
export type SaveFailure = {
  status: number;
  /** Holds the words by which `onboarding.failure-toasts` chooses the toast. */
  message: string;
  errors: FieldErrors;
};

type RefusedSave =
  | { code: "invalid"; errors: FieldErrors }
  | { code: "out_of_order"; nextStep: number }
  | { code: "changed_elsewhere" }
  | { code: "permission_denied" | "key_reused" }
  | { code: "duplicate key" | "check constraint" | "null value" | "foreign key" };

/** The one place that turns a refused save into a status and a text (`api.problems`). */
export function saveFailure(refused: RefusedSave): SaveFailure {
  const none = {};
  switch (refused.code) {
    case "invalid":
      return {
        status: 422,
        message: `validation failed: ${serverWords(refused.errors).join("; ")}`,
        errors: refused.errors,
      };
    case "out_of_order":
      return {
        status: 409,
        message: `validation failed: step ${refused.nextStep} has to be finished first`,
        errors: none,
      };
    case "changed_elsewhere":
      return {
        status: 409,
        message: "These answers were changed elsewhere since you opened them.",
        errors: none,
      };
    case "permission_denied":
      return { status: 403, message: "permission denied", errors: none };
    case "key_reused":
      return { status: 422, message: "This request key was used for other answers.", errors: none };
    case "duplicate key":
      return {
        status: 409,
        message: "duplicate key: this business was submitted before",
        errors: none,
      };
    case "foreign key":
      return { status: 409, message: "foreign key: something referred to is gone", errors: none };
    case "check constraint":
      return { status: 422, message: "check constraint: a value is not allowed", errors: none };
    case "null value":
      return { status: 422, message: "null value: a required value is missing", errors: none };
  }
}

/** The server-style check's words: "{field} is required", "Invalid email format" (`onboarding.required-answers`). */
function serverWords(errors: FieldErrors): string[] {
  return Object.entries(errors).map(([field, message]) => {
    if (/ is required$/.test(message)) return `${field} is required`;
    return field === "email" ? "Invalid email format" : message;
  });
}
