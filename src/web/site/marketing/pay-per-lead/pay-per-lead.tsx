import { redirect } from "react-router";
import { payPerLeadMeta, payPerLeadRequest } from "~/content/pay-per-lead.ts";
import { payPerLead } from "~/content/plans.ts";
import { findService, visitor } from "~/domains/shared/index.ts";
import {
  draftTokenOf,
  readDraft,
  readPrefill,
  saveLeadResult,
} from "~/domains/signup/index.server.ts";
import { NewAreaFields, readClaim } from "~/domains/signup/index.ts";
import { newRequestKey, readRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { refusalToast } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { fieldsOf } from "~/ui/form/fields-of.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { contentMeta } from "~/web/shared/metadata/page-meta.ts";
import type { Route } from "./+types/pay-per-lead";

export const meta: Route.MetaFunction = ({ matches }) =>
  contentMeta(matches, payPerLeadMeta, "/pay-per-lead");

/** Prefills what this browser entered in the sign-up or the estimator. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const draft = (await readDraft(platform, draftTokenOf(request)))?.submission;
  const estimate = await readPrefill(platform, request);
  const values: FormValues = {
    service: findService(draft?.services?.[0] ?? estimate?.industry ?? "")?.slug ?? "",
    city: draft?.city ?? estimate?.city ?? "",
    state: draft?.state ?? "",
    business_name: draft?.business_name ?? estimate?.businessName ?? "",
    email: draft?.email ?? estimate?.email ?? "",
    phone: draft?.phone ?? estimate?.phone ?? "",
  };
  return { values, requestKey: newRequestKey() };
}

/** Saves the request and notifies staff (`content.pay-per-lead`). */
export async function action(args: Route.ActionArgs) {
  const saved = await runForm(args, {
    read: readClaim,
    limit: "estimate",
    call: ({ platform, requestKey }, request) =>
      saveLeadResult(platform, visitor, { ...request, source: "pay_per_lead" }, requestKey),
    failure: "a pay-per-lead request was not saved",
  });
  if (saved.ok) return redirect("/pay-per-lead/sent", 303);
  const { values, code } = saved;
  // The key was used with other values, so this is a new request.
  const key = code === "key_reused" ? null : readRequestKey(values.request_key);
  const messages = { key_reused: payPerLeadRequest.failed.description };
  const failure =
    code === "invalid" ? null : refusalToast(saved, payPerLeadRequest.failed, messages);
  return showAgain(saved, { values, failure, requestKey: key ?? newRequestKey() });
}

/** Request form for the pay-per-lead offer. Works without JavaScript. */
export default function PayPerLead({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, submit, notice } = payPerLeadRequest;
  const { values, requestKey } = { ...loaderData, ...actionData };
  const errors = actionData?.errors ?? {};
  const field = fieldsOf(values, errors);
  return (
    <>
      <PageBreadcrumbs />
      <div className="page-width max-w-xl pt-6 pb-16">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 text-lg text-muted">{lead}</p>
        <dl className="mt-6 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
          {payPerLead.rows.map((row) => (
            <div key={row.what} className="contents">
              <dt>{row.what}</dt>
              <dd className="font-semibold">{row.price}</dd>
            </div>
          ))}
        </dl>
        <Card className="mt-6 sm:p-8">
          <form
            method="post"
            action="/pay-per-lead"
            noValidate
            className="flex flex-col gap-5"
            aria-label={title}
          >
            {actionData?.failure ? (
              <Alert tone="bad" title={actionData.failure.title} role="alert">
                {actionData.failure.description}
              </Alert>
            ) : null}
            <ErrorSummary errors={errors} />
            <input type="hidden" name="request_key" value={requestKey} />
            <NewAreaFields field={field} />
            <TextField {...field("business_name", "Business name")} autoComplete="organization" />
            <TextField {...field("email", "Email")} type="email" autoComplete="email" />
            <TextField {...field("phone", "Phone")} type="tel" autoComplete="tel" />
            <Button type="submit" variant="action" size="large">
              {submit}
            </Button>
            <p className="text-sm text-muted">
              {notice}{" "}
              <a href="/privacy" className="text-link">
                Privacy
              </a>
            </p>
          </form>
        </Card>
      </div>
    </>
  );
}
