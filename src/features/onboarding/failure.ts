import type { FieldErrors } from "~/platform/validation/form.ts";

/** Why a save was refused, as the API's problem document and the pages tell it. */
export type SaveFailure = {
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

/** The words of a refused save (`api.problems`); its status is its code's. */
export function saveFailure(refused: RefusedSave): SaveFailure {
  const none = {};
  switch (refused.code) {
    case "invalid":
      return {
        message: `validation failed: ${serverWords(refused.errors).join("; ")}`,
        errors: refused.errors,
      };
    case "out_of_order":
      return {
        message: `validation failed: step ${refused.nextStep} has to be finished first`,
        errors: none,
      };
    case "changed_elsewhere":
      return {
        message: "These answers were changed elsewhere after you opened them.",
        errors: none,
      };
    case "permission_denied":
      return { message: "permission denied", errors: none };
    case "key_reused":
      return { message: "This request key was used for other answers.", errors: none };
    case "duplicate key":
      return {
        message: "duplicate key: this business was submitted before",
        errors: none,
      };
    case "foreign key":
      return { message: "foreign key: something referred to is gone", errors: none };
    case "check constraint":
      return { message: "check constraint: a value is not allowed", errors: none };
    case "null value":
      return { message: "null value: a required value is missing", errors: none };
  }
}

/** The server-style check's words: "{field} is required", "Invalid email format" (`onboarding.required-answers`). */
function serverWords(errors: FieldErrors): string[] {
  return Object.entries(errors).map(([field, message]) => {
    if (/ is required$/.test(message)) return `${field} is required`;
    return field === "email" ? "Invalid email format" : message;
  });
}
