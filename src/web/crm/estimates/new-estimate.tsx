import { href, redirect } from "react-router";
import { createJobEstimate, listPrices } from "~/domains/billing/index.server.ts";
import { newEstimateSchema } from "~/domains/billing/index.ts";
import { findRepeatCustomer, listRecentCustomers } from "~/domains/office/index.server.ts";
import { findCustomerOfJob, findCustomerOfLead } from "~/domains/schedule/index.server.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/new-estimate";
import { NewDocumentForm } from "./new-document-form.tsx";
import { PricePicker } from "./price-picker.tsx";

export const meta: Route.MetaFunction = () => [{ title: "New estimate" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { searchParams } = new URL(request.url);
  const leadId = readId(searchParams.get("lead"));
  const jobId = readId(searchParams.get("job"));
  const customerId = readId(searchParams.get("customer"));
  const customer = jobId
    ? await findCustomerOfJob(platform, reader, jobId)
    : leadId
      ? await findCustomerOfLead(platform, reader, leadId)
      : customerId && (await findRepeatCustomer(platform, reader, customerId));
  if ((leadId || jobId || customerId) && !customer) throw notFound();
  return {
    customer: customer || null,
    jobId,
    customerId,
    recent: customer ? [] : await listRecentCustomers(platform, reader),
    prices: await listPrices(platform, reader),
    requestKey: newRequestKey(),
  };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const created = await runForm(args, {
    read: (body) => check(newEstimateSchema, body),
    call: ({ platform, requestKey }, request) =>
      createJobEstimate(platform, member, { request, requestKey }),
  });
  if (!created.ok) {
    const messages = { not_found: "We can’t find this request. It may have been deleted." };
    return showAgain(created, { values: created.values }, messages);
  }
  return redirect(href("/crm/estimates/:id", { id: created.estimateId }), { status: 303 });
}

/** The customer step of a new estimate, before its line items. */
export default function NewEstimate({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, jobId, customerId, recent, prices, requestKey } = loaderData;
  return (
    <NewDocumentForm
      title="New estimate"
      list={{ href: "/crm/estimates", label: "Estimates" }}
      customer={customer}
      hidden={{
        request_key: requestKey,
        lead_id: customer?.leadId,
        work_order_id: jobId,
        customer_id: customerId,
      }}
      recent={recent}
      result={actionData}
    >
      <PricePicker prices={prices} picked={actionData?.values} />
    </NewDocumentForm>
  );
}
