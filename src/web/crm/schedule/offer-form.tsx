import { Form } from "react-router";
import type { Crew } from "~/domains/schedule/crews/list-crews.server.ts";
import type { LeadCustomer } from "~/domains/schedule/visits/find-customer.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { AddressField } from "../forms/address-field.tsx";
import { RequestText } from "../forms/request-text.tsx";
import { useDefaultChannel } from "../forms/use-default-channel.ts";
import { CrewField, LengthFields } from "./time-fields.tsx";
import { defaultDurations } from "./visit-words.ts";

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
export function OfferForm(props: OfferFormProps) {
  const { crews, customer, crewId, times, requestKey, errors, values } = props;
  const typed = (name: string, otherwise = "") => typedText(values, name) ?? otherwise;
  const channels = [
    ...(customer.phone ? [{ value: "sms", label: "Text" }] : []),
    ...(customer.email ? [{ value: "email", label: "Email" }] : []),
  ];
  const usual = useDefaultChannel(channels);
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
        defaultValue={typed("channel", usual)}
        error={errors.channel}
      />
      <Button type="submit" variant="action" className="self-start">
        Send times
      </Button>
    </Form>
  );
}
