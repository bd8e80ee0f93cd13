import { href, redirect } from "react-router";
import { createInvoice, findCustomerOfEstimate } from "~/domains/billing/index.server.ts";
import { newInvoiceSchema } from "~/domains/billing/index.ts";
import { findRepeatCustomer, listRecentCustomers } from "~/domains/office/index.server.ts";
import { findCustomerOfJob, findCustomerOfLead } from "~/domains/schedule/index.server.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { NewDocumentForm } from "../estimates/new-document-form.tsx";
import type { Route } from "./+types/new-invoice";

export const meta: Route.MetaFunction = () => [{ title: "New invoice" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const [leadId, jobId, estimateId, customerId] = ["lead", "job", "estimate", "customer"].map(
    (name) => readId(searchParams.get(name)),
  );
  const contexts = [context.get(platformContext), context.get(memberContext)] as const;
  const customer = estimateId
    ? await findCustomerOfEstimate(...contexts, estimateId)
    : jobId
      ? await findCustomerOfJob(...contexts, jobId)
      : leadId
        ? await findCustomerOfLead(...contexts, leadId)
        : customerId && (await findRepeatCustomer(...contexts, customerId));
  if ((leadId || jobId || estimateId || customerId) && !customer) throw notFound();
  return {
    customer: customer || null,
    jobId,
    estimateId,
    customerId,
    recent: customer ? [] : await listRecentCustomers(...contexts),
    requestKey: newRequestKey(),
  };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const created = await runForm(args, {
    read: (body) => check(newInvoiceSchema, body),
    call: ({ platform, requestKey }, request) =>
      createInvoice(platform, member, { request, requestKey }),
  });
  if (!created.ok) {
    const messages = {
      not_found: "We can’t find the job or estimate for this invoice. It may have been deleted.",
    };
    return showAgain(created, { values: created.values }, messages);
  }
  return redirect(href("/crm/invoices/:id", { id: created.invoiceId }), { status: 303 });
}

/** The customer step of a new invoice, before its line items. */
export default function NewInvoice({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, jobId, estimateId, customerId, recent, requestKey } = loaderData;
  return (
    <NewDocumentForm
      title="New invoice"
      list={{ href: "/crm/invoices", label: "Invoices" }}
      customer={customer}
      hidden={{
        request_key: requestKey,
        lead_id: customer?.leadId,
        work_order_id: jobId,
        estimate_id: estimateId,
        customer_id: customerId,
      }}
      recent={recent}
      result={actionData}
    />
  );
}
