import { Form, href, Link, redirect } from "react-router";
import { createJobEstimate } from "~/features/job-estimates/create-estimate.server.ts";
import { newEstimateSchema } from "~/features/job-estimates/job-estimates.schema.ts";
import { findCustomerOfJob, findCustomerOfLead } from "~/features/visits/find-customer.server.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FormValues, typedText } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { memberContext } from "../frame/guard.server.ts";
import { sessionMember } from "../frame/session-member.server.ts";
import type { Route } from "./+types/new-estimate";
import { CustomerFields } from "./customer-fields.tsx";

export const meta: Route.MetaFunction = () => [{ title: "New estimate" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { searchParams } = new URL(request.url);
  const leadId = readId(searchParams.get("lead"));
  const jobId = readId(searchParams.get("job"));
  const customer = jobId
    ? await findCustomerOfJob(platform, reader, jobId)
    : leadId && (await findCustomerOfLead(platform, reader, leadId));
  if ((leadId || jobId) && !customer) throw notFound();
  return { customer: customer || null, jobId, requestKey: newRequestKey() };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const created = await runForm(args, {
    read: (body) => check(newEstimateSchema, body),
    call: ({ platform, requestKey }, request) =>
      createJobEstimate(platform, member, { request, requestKey }),
  });
  if (!created.ok) {
    const words = { not_found: "This request is not one of your business any more." };
    return showAgain(created, { values: created.values }, words);
  }
  return redirect(href("/crm/estimates/:id", { id: created.estimateId }), { status: 303 });
}

/** Whom an estimate is for; its lines come next. */
export default function NewEstimate({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, jobId, requestKey } = loaderData;
  const values: FormValues | undefined = actionData?.values;
  const typed = (name: string, otherwise: string | null | undefined) =>
    typedText(values, name) ?? otherwise ?? "";
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <Link to="/crm/estimates" className="text-link inline-flex min-h-11 items-center text-sm">
          Estimates
        </Link>
        <h1 className="text-2xl">New estimate</h1>
      </header>
      {actionData?.message ? (
        <Alert tone="bad" role="alert">
          {actionData.message}
        </Alert>
      ) : null}
      <Form method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="request_key" value={typed("request_key", requestKey)} />
        <input type="hidden" name="lead_id" value={typed("lead_id", customer?.leadId)} />
        <input type="hidden" name="work_order_id" value={typed("work_order_id", jobId)} />
        <CustomerFields
          shown={{
            customer_name: typed("customer_name", customer?.name),
            phone: typed("phone", customer?.phone),
            email: typed("email", customer?.email),
            what: typed("what", customer?.need),
            address: typed("address", customer?.address),
          }}
          errors={actionData?.errors ?? {}}
        />
        <Button type="submit" variant="action" className="self-start">
          Write its lines
        </Button>
      </Form>
    </div>
  );
}
