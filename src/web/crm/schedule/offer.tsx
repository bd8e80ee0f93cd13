import { href } from "react-router";
import { findCustomerOfLead } from "~/domains/schedule/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/offer";
import { proposeTimes, sendOffer } from "./offer-action.server.ts";
import { OfferPage } from "./offer-form.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Offer times" }];
export const shouldRevalidate = reloadIfBehind;

export async function loader({ context, params }: Route.LoaderArgs) {
  const leadId = readId(params.id);
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const customer = leadId ? await findCustomerOfLead(platform, reader, leadId) : null;
  if (!customer) throw notFound();
  return { customer, ...(await proposeTimes(context, customer.urgency)) };
}

export async function action(args: Route.ActionArgs) {
  const leadId = readId(args.params.id);
  if (!leadId) throw notFound();
  return sendOffer(args, async () => ({ to: { leadId } }));
}

/** Offers times to a lead. */
export default function Offer({ loaderData, actionData }: Route.ComponentProps) {
  const back = {
    href: href("/crm/leads/:id", { id: loaderData.customer.leadId }),
    label: "Lead",
  };
  return <OfferPage {...loaderData} back={back} result={actionData} />;
}
