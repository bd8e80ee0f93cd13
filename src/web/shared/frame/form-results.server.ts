import { data } from "react-router";
import {
  type AnyRefused,
  notFound,
  type RefusalMessages,
  refusalToast,
  shownRefusal,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import type { ToastMessage, ToastText } from "~/ui/toasts/show-toast.ts";

type Typed = { values: FormValues };

/** Result of a form as toasts. */
export function respondWithToasts(...texts: ToastText[]) {
  const toasts = texts.map((text): ToastMessage => ({ ...text, tone: "good" }));
  return data({ toasts, refused: undefined }, { status: 200 });
}

/**
 * Result of a refused form: errors at their fields, or else a toast with these texts.
 * @param form the form to show again, if any
 * @throws Response 404 if its subject is gone
 */
export function respondWithRefusal<Form extends Typed = never>(
  refused: AnyRefused,
  toast: ToastText,
  refusalTexts: RefusalMessages = {},
  form?: Form,
) {
  if (refused.code === "not_found") throw notFound();
  const { reference, ...text } = refusalToast(refused, toast, refusalTexts);
  const note = reference ? { note: `Reference: ${reference}` } : {};
  const toasts: ToastMessage[] = refused.errors ? [] : [{ ...text, ...note, tone: "destructive" }];
  const shown = form && { ...form, errors: refused.errors ?? {} };
  return data({ toasts, refused: shown }, { status: statusOfRefusal(refused) });
}

/** Result of a button as a sentence on its page. */
export function respondWithMessage(
  result: { ok: true } | AnyRefused,
  successMessage: string,
  messages: RefusalMessages = {},
) {
  if (result.ok) return data({ message: successMessage, refused: false }, { status: 200 });
  const message = shownRefusal(result, messages).message ?? "";
  return data({ message, refused: true }, { status: statusOfRefusal(result) });
}
