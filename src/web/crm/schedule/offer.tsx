import { data, Form } from "react-router";
import {
  type Crew,
  findCustomerOfLead,
  type LeadCustomer,
  listCrews,
  offerTimes,
  suggestTimes,
} from "~/domains/schedule/index.server.ts";
import { offerSchema } from "~/domains/schedule/index.ts";
import { newRequestKey, readRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { useDefaultChannel } from "~/web/crm/forms/channels.ts";
import { AddressField } from "~/web/crm/forms/customer-fields.tsx";
import { RequestText } from "~/web/crm/forms/request-text.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { reloadIfBehind } from "~/web/shared/forms/reload-if-behind.ts";
import type { Route } from "./+types/offer";
import { CrewField, LengthFields } from "./time-fields.tsx";
import { clockField, defaultDurations } from "./visit-words.ts";

export const meta: Route.MetaFunction = () => [{ title: "Offer times" }];
export const shouldRevalidate = reloadIfBehind;

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

const messages = {
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
  if (!sent.ok) return showAgain(sent, { values: sent.values, sent: false }, messages);
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

type OfferFormProps = {
  crews: readonly Crew[];
  customer: LeadCustomer;
  /** Defaults: the crew that is available first, and its first two times. */
  crewId: string | undefined;
  times: readonly { date: string; time: string }[];
  requestKey: string;
  errors: FieldErrors;
  values: FormValues | undefined;
};

/** Times to offer, the job, and the channel to send them by. */
function OfferForm(props: OfferFormProps) {
  const { crews, customer, crewId, times, requestKey, errors, values } = props;
  const typed = (name: string, otherwise = "") => typedText(values, name) ?? otherwise;
  const channels = [
    ...(customer.phone ? [{ value: "sms", label: "Text" }] : []),
    ...(customer.email ? [{ value: "email", label: "Email" }] : []),
  ];
  const defaultChannel = useDefaultChannel(channels);
  const lengths = {
    duration_minutes: typed("duration_minutes", defaultDurations.duration_minutes),
    travel_minutes: typed("travel_minutes", defaultDurations.travel_minutes),
    window_minutes: typed("window_minutes", defaultDurations.window_minutes),
  };
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="request_key" value={typed("request_key", requestKey)} />
      <RequestText request={customer.request} />
      <TextField
        name="what"
        label="Job description"
        defaultValue={typed("what", customer.need)}
        error={errors.what}
      />
      {["1", "2", "3"].map((number, at) => (
        <div key={number} className="grid gap-4 sm:grid-cols-2">
          <TextField
            name={`date_${number}`}
            label={`Option ${number}: day`}
            type="date"
            optional={number === "3"}
            defaultValue={typed(`date_${number}`, times[at]?.date)}
            error={errors[`date_${number}`]}
          />
          <TextField
            name={`time_${number}`}
            label={`Option ${number}: time`}
            type="time"
            optional={number === "3"}
            defaultValue={typed(`time_${number}`, times[at]?.time)}
            error={errors[`time_${number}`]}
          />
        </div>
      ))}
      <CrewField crews={crews} chosen={typed("crew_id", crewId)} error={errors.crew_id} />
      <LengthFields shown={lengths} errors={errors} />
      <AddressField
        shown={typed("address", customer.address)}
        zipCode={customer.zipCode}
        error={errors.address}
      />
      <SelectField
        name="channel"
        label="Send by"
        options={channels}
        defaultValue={typed("channel", defaultChannel)}
        error={errors.channel}
      />
      <Button type="submit" variant="action" className="self-start">
        Send times
      </Button>
    </Form>
  );
}
