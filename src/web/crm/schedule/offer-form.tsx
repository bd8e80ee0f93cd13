import { Form } from "react-router";
import type { Crew } from "~/domains/schedule/index.server.ts";
import { formatMinutes } from "~/domains/schedule/index.ts";
import { readDay } from "~/domains/shared/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
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
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { CrewField, LengthFields } from "./time-fields.tsx";
import { defaultDurations, nameOfDay, readClock } from "./visit-labels.ts";

/** The person who is offered times. */
type OfferedCustomer = {
  name: string;
  phone: string | null;
  email: string | null;
  need: string;
  request: string | null;
  address: string;
  addresses: readonly string[];
  zipCode: string | null;
  doNotContact: boolean;
};

type OfferPageProps = Omit<OfferFormProps, "errors" | "values"> & {
  /** The page that led here. */
  back: { href: string; label: string };
  result:
    | { message: string | null; errors: FieldErrors; values: FormValues | undefined; sent: boolean }
    | undefined;
};

/** Offers two or three times to a customer, who picks one without signing in. */
export function OfferPage({ back, result, ...form }: OfferPageProps) {
  const errors: FieldErrors = result?.errors ?? {};
  const refusal = result?.message ?? errors.words;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to={back.href}>{back.label}</TouchLink>
        <h1 className="text-2xl">Offer times to {form.customer.name}</h1>
      </header>
      {refusal ? (
        <Alert tone={result?.sent ? "good" : "warning"} role="status">
          {refusal}
        </Alert>
      ) : null}
      {result?.sent ? null : <OfferForm {...form} errors={errors} values={result?.values} />}
    </div>
  );
}

type OfferFormProps = {
  crews: readonly Crew[];
  customer: OfferedCustomer;
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
            addresses={customer.addresses}
            chosen={typedText(values, "property")}
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
