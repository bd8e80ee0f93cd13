import { data, type RouterContextProvider, redirect } from "react-router";
import type { BusinessPage } from "~/features/directory/directory.ts";
import { captureLead } from "~/features/leads/capture-lead.server.ts";
import { readFormStamp } from "~/features/leads/form-stamp.server.ts";
import { leadSchema } from "~/features/leads/leads.schema.ts";
import { waitMessage } from "~/platform/http/limit.server.ts";
import { readForm } from "~/platform/http/read-body.server.ts";
import { platformContext, requestInfoContext } from "~/platform/http/request-info.server.ts";
import {
  check,
  type FieldErrors,
  type FormValues,
  formValues,
} from "~/platform/validation/form.ts";

export type LeadFormAnswer = { values: FormValues; errors: FieldErrors; refusal: string | null };

/** Takes in the lead form of a business page: redirects to the thanks, or shows the form again. */
export async function receiveRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
  page: BusinessPage,
  path: string,
) {
  const platform = context.get(platformContext);
  const { address } = context.get(requestInfoContext);
  const values = formValues(await readForm(request));
  const showAgain = (status: number, errors: FieldErrors, refusal: string | null) =>
    data({ values, errors, refusal } satisfies LeadFormAnswer, { status });

  const checked = check(leadSchema, values);
  if (!checked.ok) return showAgain(422, checked.errors, null);
  const { waitSeconds, uses } = await platform.limits.use("lead", address);
  if (waitSeconds > 0) return showAgain(429, {}, waitMessage(waitSeconds));

  await captureLead(platform, {
    page,
    request: checked.value,
    sender: {
      ipAddress: address,
      userAgent: request.headers.get("user-agent") ?? "",
      pageUrl: new URL(path, platform.settings.siteUrl).href,
    },
    evidence: {
      form: {
        honeypot: String(values.company_website ?? ""),
        renderedAt: readFormStamp(platform, String(values.stamp ?? "")),
      },
      recentFromAddress: uses,
    },
    requestKey: null,
  });
  return redirect(`${path}/requested`, 303);
}
