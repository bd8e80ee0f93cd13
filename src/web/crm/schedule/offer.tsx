import { data, Form } from "react-router";
import {
  type Crew,
  findCustomerOfLead,
  type LeadCustomer,
  listCrews,
  offerTimes,
  suggestTimes,
} from "~/domains/schedule/index.server.ts";
import { formatMinutes, offerSchema } from "~/domains/schedule/index.ts";
import { readDay } from "~/domains/shared/index.ts";
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
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { useDefaultChannel } from "~/web/crm/forms/channels.ts";
import { AddressField } from "~/web/crm/forms/customer-fields.tsx";
import { DoNotContactNotice } from "~/web/crm/forms/do-not-contact.tsx";
import { RequestText } from "~/web/crm/forms/request-text.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/offer";
import { CrewField, LengthFields } from "./time-fields.tsx";
import { clockField, defaultDurations, nameOfDay, readClock } from "./visit-labels.ts";

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
  not_found: "You have no conversation with them, so nothing can be sent.",
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
  const shownTimes = times.map(({ date, time }, index) => ({
    date: typed(`date_${index + 1}`, date),
    time: typed(`time_${index + 1}`, time),
  }));
  const isOpen = times.length < 2 || detailNames.some((name) => errors[name]);
  const crew = crews.length > 1 ? crews.find(({ id }) => id === typed("crew_id", crewId)) : null;
  return (
    <Form method="post" noValidate className="group flex flex-col gap-5">
      <input type="hidden" name="request_key" value={typed("request_key", requestKey)} />
      <RequestText request={customer.request} />
      {times.length >= 2 ? (
        // The fields below show them while they are being changed.
        <section aria-labelledby="times" className="group-has-[details.times[open]]:hidden">
          <h2 id="times" className="text-lg">
            Next open times
          </h2>
          <ul className="mt-1">
            {shownTimes.map(({ date, time }) => (
              <li key={`${date} ${time}`} className="font-semibold">
                {describeTime(date, time)}
              </li>
            ))}
          </ul>
          {crew ? <p className="text-sm text-muted">{crew.name}</p> : null}
        </section>
      ) : null}
      <DoNotContactNotice isMarked={customer.doNotContact} />
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
      <Disclosure isOpen={isOpen} className="times">
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center font-semibold">
          Change times, crew, or address
        </summary>
        <div className="flex flex-col gap-5 pt-2">
          <TextField
            name="what"
            label="Job description"
            defaultValue={typed("what", customer.need)}
            error={errors.what}
          />
          {["1", "2", "3"].map((number, index) => (
            <div key={number} className="grid gap-4 sm:grid-cols-2">
              <TextField
                name={`date_${number}`}
                label={`Option ${number}: day`}
                type="date"
                optional={number === "3"}
                defaultValue={typed(`date_${number}`, times[index]?.date)}
                error={errors[`date_${number}`]}
              />
              <TextField
                name={`time_${number}`}
                label={`Option ${number}: time`}
                type="time"
                optional={number === "3"}
                defaultValue={typed(`time_${number}`, times[index]?.time)}
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
        </div>
      </Disclosure>
    </Form>
  );
}

/** Fields that are collapsed while their proposals fit. */
const detailNames = [
  "what",
  "crew_id",
  "address",
  ...["1", "2", "3"].flatMap((number) => [`date_${number}`, `time_${number}`]),
  "duration_minutes",
  "travel_minutes",
  "window_minutes",
];

/** "Mon, Nov 30, 9:00 AM" of a field's day and time. */
function describeTime(date: string, time: string): string {
  const day = readDay(date);
  const clock = readClock(time);
  if (!day || !clock) return "Choose a day and a time";
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  return `${nameOfDay(day, "short")}, ${formatMinutes(minutes)}`;
}
