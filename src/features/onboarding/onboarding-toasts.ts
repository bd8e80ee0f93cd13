import type { ToastText } from "~/ui/toasts/toast-message.ts";

/** Chosen by what the message contains, first match first: `onboarding.failure-toasts` to the letter. */
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
export function toastOfMessage(message: string): ToastText {
  const text = message.toLowerCase();
  const known = failures.find(({ contains }) => contains.some((words) => text.includes(words)));
  return known?.toast ?? { title: "Submission Error", description: `Error: ${message}` };
}

// onboarding.success-toasts
export function stepCompletedToast(nextStep: number): ToastText {
  return { title: "Step completed!", description: `Moving to step ${nextStep}...` };
}

export const submittedToast: ToastText = {
  title: "Success!",
  description: "Your form has been submitted successfully. Redirecting...",
};
