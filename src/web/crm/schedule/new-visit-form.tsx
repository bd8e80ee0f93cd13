import { useEffect, useState } from "react";
import { Form } from "react-router";
import type { Crew } from "~/domains/schedule/crews/list-crews.server.ts";
import { frequencies, frequencyLabels } from "~/domains/schedule/recurrences/recurrences.ts";
import type { JobCustomer, LeadCustomer } from "~/domains/schedule/visits/find-customer.server.ts";
import { centsField } from "~/domains/shared/money/money.ts";
import type { LocalDay } from "~/domains/shared/time-zones/local-day.ts";
import { readDay } from "~/domains/shared/time-zones/read-day.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { AddressField } from "../forms/address-field.tsx";
import { ContactFields } from "../forms/contact-fields.tsx";
import { RequestText } from "../forms/request-text.tsx";
import { TimeFields } from "./time-fields.tsx";
import { defaultDurations } from "./visit-words.ts";

type NewVisitFormProps = {
  crews: readonly Crew[];
  /** Customer of an existing lead or job; null for a new customer. */
  customer: LeadCustomer | JobCustomer | null;
  /** Existing job of the request; a new one can be created instead. */
  asksJob: { id: string; what: string } | null;
  /** First open time of a crew, in the business's time zone; the member fills in an empty time. */
  slot: { crewId: string | undefined; date: string; time: string };
  requestKey: string;
  errors: FieldErrors;
  /** Input of a rejected form. */
  values: FormValues | undefined;
  message: string | null;
};

/** Books a visit: customer, job, address, crew and time. */
export function NewVisitForm(props: NewVisitFormProps) {
  const { crews, customer, asksJob, slot, requestKey, errors, values, message } = props;
  const typed = (name: string, otherwise: string | null | undefined) =>
    typedText(values, name) ?? otherwise ?? "";
  const job = customer && "workOrderId" in customer ? customer : null;
  const shown = {
    crew_id: typed("crew_id", slot.crewId),
    date: typed("date", slot.date),
    time: typed("time", slot.time),
    duration_minutes: typed("duration_minutes", defaultDurations.duration_minutes),
    travel_minutes: typed("travel_minutes", defaultDurations.travel_minutes),
    window_minutes: typed("window_minutes", defaultDurations.window_minutes),
  };
  const [day, setDay] = useState<LocalDay | null>(null);
  // Without JavaScript the labels can't follow the selected day, so they omit it.
  useEffect(() => setDay(readDay(shown.date)), [shown.date]);
  const labels = frequencyLabels(day);
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="request_key" value={typed("request_key", requestKey)} />
      <input type="hidden" name="lead_id" value={typed("lead_id", customer?.leadId)} />
      {asksJob ? null : (
        <input
          type="hidden"
          name="work_order_id"
          value={typed("work_order_id", job?.workOrderId)}
        />
      )}
      {message ? (
        <Alert tone="bad" role="alert">
          {message}
        </Alert>
      ) : null}
      <RequestText request={customer?.request ?? null} />
      {asksJob ? (
        <SelectField
          name="work_order_id"
          label="Job"
          defaultValue={typed("work_order_id", asksJob.id)}
          error={errors.work_order_id}
          options={[
            { value: asksJob.id, label: `Another appointment for: ${asksJob.what}` },
            { value: "new", label: "A new job" },
          ]}
        />
      ) : null}
      <TextField
        name="customer_name"
        label="Customer"
        autoComplete="off"
        defaultValue={typed("customer_name", customer?.name)}
        error={errors.customer_name}
      />
      <TextField
        name="what"
        label="Job description"
        defaultValue={typed("what", customer?.need)}
        error={errors.what}
      />
      <TimeFields
        crews={crews}
        shown={shown}
        errors={errors}
        onDay={(value) => setDay(readDay(value))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="repeats"
          label="Repeats"
          defaultValue={typed("repeats", "")}
          placeholder="Doesn’t repeat"
          error={errors.repeats}
          options={frequencies.map((value) => ({ value, label: labels[value] }))}
        />
        <TextField
          name="repeats_until"
          label="Repeat until"
          type="date"
          optional
          hint="Leave blank to repeat with no end date."
          defaultValue={typed("repeats_until", "")}
          error={errors.repeats_until}
        />
      </div>
      <AddressField
        shown={typed("address", customer?.address)}
        zipCode={customer?.zipCode}
        error={errors.address}
      />
      <ContactFields
        shown={{
          phone: typed("phone", customer && formatPhone(customer.phone, customer.phoneExtension)),
          email: typed("email", customer?.email),
        }}
        errors={errors}
      />
      <TextField
        name="value"
        label="Job total"
        inputMode="decimal"
        optional
        defaultValue={typed("value", centsField(job?.valueCents ?? null))}
        error={errors.value}
      />
      <Button type="submit" variant="action" className="self-start">
        Book appointment
      </Button>
    </Form>
  );
}
