import { data, type RouterContextProvider, redirect } from "react-router";
import { visitor } from "~/features/access/actor.ts";
import { attributionOf } from "~/features/attribution/visit-cookie.server.ts";
import { submitApplication } from "~/features/revenue-share/applications/submit-application.server.ts";
import {
  applicationLists,
  applicationSchema,
} from "~/features/revenue-share/revenue-share.schema.ts";
import { waitFor, waitMessage } from "~/platform/http/limit.server.ts";
import { readFormValues } from "~/platform/http/read-body.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { readRequestKey } from "~/platform/http/request-key.ts";
import { check, type FieldErrors } from "~/platform/validation/form.ts";
import type { ApplicationAnswer } from "./application-form.tsx";

/** Takes in the application form without script: redirects to the thanks, or shows it again. */
export async function answerApplication(
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const values = await readFormValues(request, applicationLists);
  const showAgain = (status: number, errors: FieldErrors, refusal: string | null) =>
    data({ values, errors, refusal } satisfies ApplicationAnswer, { status });
  const checked = check(applicationSchema, values);
  if (!checked.ok) return showAgain(422, checked.errors, null);
  const seconds = await waitFor(context, "application");
  if (seconds > 0) return showAgain(429, {}, waitMessage(seconds));
  const platform = context.get(platformContext);
  const submitted = await submitApplication(platform, visitor, {
    application: checked.value,
    requestKey: readRequestKey(values.request_key),
    honeypot: String(values.company_website ?? ""),
    attribution: attributionOf(request, platform.clock.now()),
  });
  if (!submitted.ok) {
    return showAgain(422, {}, "This form was sent before with other answers. Please reload it.");
  }
  return redirect("/revenue-share?applied#apply", 303);
}
