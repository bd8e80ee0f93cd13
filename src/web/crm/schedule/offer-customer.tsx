import { href } from "react-router";
import { openConversationWith } from "~/domains/inbox/index.server.ts";
import { findRepeatCustomer } from "~/domains/office/index.server.ts";
import { findCustomerOfJob } from "~/domains/schedule/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/offer-customer";
import { proposeTimes, sendOffer } from "./offer-action.server.ts";
import { OfferPage } from "./offer-form.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Offer times" }];
export const shouldRevalidate = reloadIfBehind;

/** The job or customer that the page's address names. */
async function findOffered({ request, context }: Pick<Route.LoaderArgs, "request" | "context">) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { searchParams } = new URL(request.url);
  const jobId = readId(searchParams.get("job"));
  const customerId = readId(searchParams.get("customer"));
  const job = jobId ? await findCustomerOfJob(platform, reader, jobId) : null;
  if (job) return { customer: job, jobId, customerId: job.customerId, leadId: job.leadId };
  const customer =
    !jobId && customerId ? await findRepeatCustomer(platform, reader, customerId) : null;
  if (!customer) throw notFound();
  return { customer, jobId: null, customerId: customer.customerId, leadId: null };
}

export async function loader(args: Route.LoaderArgs) {
  const offered = await findOffered(args);
  return { ...offered, ...(await proposeTimes(args.context, "this_week")) };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const platform = args.context.get(platformContext);
  const { jobId, customerId, leadId } = await findOffered(args);
  return sendOffer(args, async () => {
    if (leadId) return { to: { leadId }, workOrderId: jobId };
    if (!customerId) return null;
    const about = jobId ? { jobId } : { customerId };
    const conversationId = await openConversationWith(platform, member, about);
    return conversationId ? { to: { customerId, conversationId }, workOrderId: jobId } : null;
  });
}

/** Offers times to a customer, for one of their jobs or for a new one. */
export default function OfferCustomer({ loaderData, actionData }: Route.ComponentProps) {
  const { jobId, customerId } = loaderData;
  const back = jobId
    ? { href: href("/crm/jobs/:id", { id: jobId }), label: "Job" }
    : { href: href("/crm/customers/:id", { id: customerId ?? "" }), label: "Customer" };
  return <OfferPage {...loaderData} back={back} result={actionData} />;
}
