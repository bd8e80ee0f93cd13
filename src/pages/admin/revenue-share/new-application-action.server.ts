import { data, type RouterContextProvider } from "react-router";
import { submitApplication } from "~/features/revenue-share/applications/submit-application.server.ts";
import {
  applicationLists,
  applicationSchema,
} from "~/features/revenue-share/revenue-share.schema.ts";
import { takenInToasts } from "~/features/revenue-share/revenue-share.ts";
import { noteFailure } from "~/platform/http/note-failure.server.ts";
import { readFormValues } from "~/platform/http/read-body.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { readRequestKey } from "~/platform/http/request-key.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import type { ToastMessage } from "~/ui/toast-message.ts";
import { staffContext } from "../frame/guard.server.ts";

type Refused = { values: FormValues; errors: FieldErrors };

/** Takes in an application that somebody makes on the telephone (`revenue-share.staff-toasts`). */
export async function answerNewApplication(
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const platform = context.get(platformContext);
  const values = await readFormValues(request, applicationLists);
  const checked = check(applicationSchema, values);
  if (!checked.ok) return withToasts(422, [], { values, errors: checked.errors });
  try {
    const submitted = await submitApplication(platform, context.get(staffContext), {
      application: checked.value,
      requestKey: readRequestKey(values.request_key),
      honeypot: "",
      attribution: null,
    });
    if (submitted.ok) return withToasts(200, [{ ...takenInToasts.submitted, tone: "good" }], null);
    const description = "This form was sent before with other answers. Please reload it.";
    return withToasts(409, [failed(description)], { values, errors: {} });
  } catch (error) {
    const { status, reference } = noteFailure(context, "an application was not taken in", error);
    const note = `Reference: ${reference}`;
    return withToasts(status, [{ ...failed(), note }], { values, errors: {} });
  }
}

/** With the reason where there is one to tell. */
function failed(description: string = takenInToasts.failed.description): ToastMessage {
  return { ...takenInToasts.failed, description, tone: "destructive" };
}

function withToasts(status: number, toasts: ToastMessage[], refused: Refused | null) {
  return data({ toasts, refused }, { status });
}
