import { data, type RouterContextProvider } from "react-router";
import { manualMessageSchema } from "~/domains/follow-ups/by-hand/manual-message.schema.ts";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import { newRequestKey, readRequestKey } from "~/platform/http/commands/request-key.ts";
import {
  type AnyRefused,
  refusalToast,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import {
  check,
  type FieldErrors,
  type FormValues,
  formValues,
} from "~/platform/validation/form.ts";
import type { ToastMessage } from "~/ui/toasts/toast-message.ts";
import { staffContext } from "../frame/guard.server.ts";

const notSent = { title: "Not Sent", description: "Please refresh and try again." };
const refusals = {
  not_possible: "This customer isn’t with a business, so you can’t message them here.",
  changed_elsewhere: "The customer is opting out or in right now. Click Send again.",
  key_reused: "This form was already sent with a different message. Please reload the page.",
};

/** Sends a message from staff to a lead's customer, or shows it again with errors. */
export async function handleStaffMessageForm(
  context: Readonly<RouterContextProvider>,
  leadId: string,
  form: FormData,
) {
  const values = formValues(form);
  const checked = check(manualMessageSchema, values);
  if (!checked.ok) return refuse(checked, values);
  const written = await queueManualMessage(
    context.get(platformContext),
    context.get(staffContext),
    {
      leadId,
      request: checked.value,
      requestKey: readRequestKey(form.get("request_key")),
    },
  );
  if (!written.ok) return refuse(written, values);
  const toast: ToastMessage = {
    tone: "good",
    title: checked.value.channel === "sms" ? "Sending Text" : "Sending Email",
    description: written.paused
      ? "Automatic follow-up is paused. Click Resume to continue it."
      : "It’s in the conversation.",
  };
  return show([toast], { nextKey: newRequestKey() }, 200);
}

function refuse(refused: AnyRefused, values: FormValues) {
  const { reference: _, ...words } = refusalToast(refused, notSent, refusals);
  const toasts: ToastMessage[] = refused.errors ? [] : [{ ...words, tone: "destructive" }];
  const shown = { values, errors: refused.errors ?? {} };
  return show(toasts, { refused: shown }, statusOfRefusal(refused));
}

/** State of the form: empty with a new key, or the input with its errors. */
type Written = { nextKey?: string; refused?: { values: FormValues; errors: FieldErrors } };

const show = (toasts: ToastMessage[], written: Written, status: number) =>
  data({ toasts, written }, { status });
