import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import type { ToastMessage } from "~/ui/toasts/show-toast.ts";

/** A new key for an empty form, or the input with its errors. */
export type FormResult = {
  nextKey?: string;
  refused?: { values: FormValues; errors: FieldErrors };
};

/** Why a message can’t be sent or scheduled, if no field is wrong. */
export const messageRefusals = {
  not_possible: "Your page isn’t live yet, so you can’t message them from here.",
  changed_elsewhere: "They’re updating their preferences right now. Try again in a moment.",
  key_reused: "This message was already sent with different text. Please reload the page.",
};

export const done = (title: string, description: string): ToastMessage[] => [
  { tone: "good", title, description },
];

/** An empty form with a new request key. */
export const emptyForm = (): FormResult => ({ nextKey: newRequestKey() });
