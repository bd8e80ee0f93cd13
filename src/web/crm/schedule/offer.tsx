import { data } from "react-router";
import { listCrews } from "~/domains/schedule/crews/list-crews.server.ts";
import { offerTimes } from "~/domains/schedule/visit-offers/offer-times.server.ts";
import { suggestTimes } from "~/domains/schedule/visit-offers/suggest-times.server.ts";
import { offerSchema } from "~/domains/schedule/visit-offers/visit-offers.schema.ts";
import { findCustomerOfLead } from "~/domains/schedule/visits/find-customer.server.ts";
import { newRequestKey, readRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { memberContext } from "../frame/guard.server.ts";
import { sessionMember } from "../frame/session-member.server.ts";
import { TouchLink } from "../frame/touch-link.tsx";
import type { Route } from "./+types/offer";
import { OfferForm } from "./offer-form.tsx";
import { clockField, defaultDurations } from "./visit-words.ts";

export const meta: Route.MetaFunction = () => [{ title: "Offer times" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const leadId = readId(params.id);
  const customer = leadId ? await findCustomerOfLead(platform, reader, leadId) : null;
  if (!customer) throw notFound();
  const [crews, suggested] = await Promise.all([
    listCrews(platform, reader),
    suggestTimes(platform, reader, {
      durationMinutes: Number(defaultDurations.duration_minutes),
      travelMinutes: Number(defaultDurations.travel_minutes),
      urgency: customer.urgency,
    }),
  ]);
  const times = suggested?.times ?? [];
  return {
    crews,
    customer,
    crewId: suggested?.crewId ?? crews[0]?.id,
    times: times.map(({ date, minutes }) => ({ date, time: clockField(minutes) })),
    requestKey: newRequestKey(),
  };
}

const words = {
  not_possible: "There’s no conversation with them yet, so nothing can be sent.",
  not_found: "This request no longer belongs to your business.",
  changed_elsewhere: "They’re updating their preferences right now. Try again in a moment.",
};

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const leadId = readId(args.params.id);
  if (!leadId) throw notFound();
  const sent = await runForm(args, {
    read: (body) => check(offerSchema, body),
    call: ({ platform, body }, request) => {
      const requestKey = readRequestKey(body.request_key);
      if (!requestKey) throw malformed();
      return offerTimes(platform, member, { leadId, request, requestKey });
    },
  });
  if (!sent.ok) return showAgain(sent, { values: sent.values, sent: false }, words);
  const message = "Times sent. We’ll email you when they pick one.";
  return data({ message, errors: {}, values: undefined, sent: true });
}

/** Offers two or three times to a customer, who picks one without signing in. */
export default function Offer({ loaderData, actionData }: Route.ComponentProps) {
  const errors: FieldErrors = actionData?.errors ?? {};
  const values: FormValues | undefined = actionData?.values;
  const refusal = actionData?.message ?? errors.words;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to={`/crm/leads/${loaderData.customer.leadId}`}>Lead</TouchLink>
        <h1 className="text-2xl">Offer times to {loaderData.customer.name}</h1>
      </header>
      {refusal ? (
        <Alert tone={actionData?.sent ? "good" : "warning"} role="status">
          {refusal}
        </Alert>
      ) : null}
      {actionData?.sent ? null : <OfferForm {...loaderData} errors={errors} values={values} />}
    </div>
  );
}
