import type { FieldErrors } from "~/platform/validation/form.ts";
import type { ToastText } from "~/ui/toasts/show-toast.ts";

/** Matched by substring, first match wins. */
const failures: { contains: readonly string[]; toast: ToastText }[] = [
  {
    contains: ["validation failed"],
    toast: {
      title: "Validation Error",
      description: "Please fill in all required fields before continuing.",
    },
  },
  {
    contains: ["duplicate key", "unique constraint"],
    toast: {
      title: "Duplicate Entry",
      description: "This information has already been submitted. Please try refreshing the page.",
    },
  },
  {
    contains: ["permission denied", "rls"],
    toast: {
      title: "Permission Error",
      description:
        "There was a permission error. Please try refreshing the page and starting over.",
    },
  },
  {
    contains: ["check constraint"],
    toast: {
      title: "Invalid Data",
      description:
        "Some of the information provided is not valid. Please check your entries and try again.",
    },
  },
  {
    contains: ["null value", "not null"],
    toast: {
      title: "Missing Required Field",
      description: "A required field is missing. Please check all required fields and try again.",
    },
  },
  {
    contains: ["foreign key"],
    toast: {
      title: "Data Reference Error",
      description: "There was a data reference error. Please try refreshing the page.",
    },
  },
  {
    contains: ["network", "fetch"],
    toast: {
      title: "Connection Error",
      description: "Network connection error. Please check your internet connection and try again.",
    },
  },
];

/** The toast for a failed save. */
export function saveFailureToast(message: string): ToastText {
  const text = message.toLowerCase();
  const failure = failures.find(({ contains }) =>
    contains.some((message) => text.includes(message)),
  );
  return failure?.toast ?? { title: "Submission Error", description: `Error: ${message}` };
}

export function stepCompletedToast(nextStep: number): ToastText {
  return { title: "Step completed!", description: `Moving to step ${nextStep}...` };
}

export const submittedToast: ToastText = {
  title: "Success!",
  description: "Your form has been submitted successfully. Redirecting...",
};

type RefusedSave =
  | { code: "invalid"; errors: FieldErrors }
  | { code: "out_of_order"; nextStep: number }
  | { code: "changed_elsewhere" | "permission_denied" | "key_reused" }
  | { code: "duplicate key" | "check constraint" | "null value" | "foreign key" };

/** A rejected save as the text of the API's problem document (`api.problems`); its words choose the toast. */
export function saveMessage(refused: RefusedSave): string {
  switch (refused.code) {
    case "invalid":
      return `validation failed: ${serverMessages(refused.errors).join("; ")}`;
    case "out_of_order":
      return `validation failed: step ${refused.nextStep} has to be finished first`;
    case "changed_elsewhere":
      return "These answers were changed elsewhere after you opened them.";
    case "permission_denied":
      return "permission denied";
    case "key_reused":
      return "This request key was used for other answers.";
    case "duplicate key":
      return "duplicate key: this business was submitted before";
    case "foreign key":
      return "foreign key: something referred to is gone";
    case "check constraint":
      return "check constraint: a value is not allowed";
    case "null value":
      return "null value: a required value is missing";
  }
}

/**
 * Error texts of the server-style check: "{field} is required", "Invalid email format"
 * (`onboarding.steps`).
 */
function serverMessages(errors: FieldErrors): string[] {
  return Object.entries(errors).map(([field, message]) => {
    if (/ is required$/.test(message)) return `${field} is required`;
    return field === "email" ? "Invalid email format" : message;
  });
}
