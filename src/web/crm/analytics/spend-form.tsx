import { Form } from "react-router";
import type { LocalDay } from "~/domains/shared/time-zones/local-day.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";

type SpendFormProps = {
  today: LocalDay;
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** Common sources; others can be typed. */
const usual = ["Google Ads", "Facebook Ads", "Microsoft Ads", "Yelp", "Nextdoor", "Mailers"];

/** Number of past months to select from. */
const months = 14;

/** Records spend on a source for a month or a date range. */
export function SpendForm({ today, refused }: SpendFormProps) {
  const errors = refused?.errors ?? {};
  const typed = (name: string, otherwise = "") => typedText(refused?.values, name) ?? otherwise;
  const form = useFreshForm(refused !== undefined);
  const field = (name: string, label: string, rest: object = {}) => (
    <TextField
      name={name}
      label={label}
      defaultValue={typed(name)}
      error={errors[name]}
      {...rest}
    />
  );
  return (
    <Form ref={form} method="post" noValidate className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {field("source", "Source", { maxLength: 80, list: "usual-sources" })}
        <datalist id="usual-sources">
          {usual.map((source) => (
            <option key={source} value={source} />
          ))}
        </datalist>
        {field("amount", "Amount", { inputMode: "decimal" })}
        <SelectField
          name="month"
          label="Month"
          options={monthsUpTo(today)}
          defaultValue={typed("month", today.slice(0, 7))}
          error={errors.month}
        />
      </div>
      <Disclosure isOpen={Boolean(typed("first_on") || typed("last_on") || errors.first_on)}>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
          Other dates
        </summary>
        <div className="grid items-start gap-4 pt-1 sm:grid-cols-3">
          {field("first_on", "Start date", { type: "date", optional: true })}
          {field("last_on", "End date", { type: "date", optional: true })}
        </div>
      </Disclosure>
      <Button type="submit" className="self-start">
        Add spend
      </Button>
    </Form>
  );
}

/** This month and earlier ones, as select options. */
function monthsUpTo(today: LocalDay) {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: months }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1, 12));
    const label = first.toLocaleDateString("en-US", {
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
    return { value: first.toISOString().slice(0, 7), label };
  });
}
