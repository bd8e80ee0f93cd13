import { Form } from "react-router";
import type { TrackedNumber } from "~/domains/phone-numbers/senders/tracked/list-tracked-numbers.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { fieldsOf } from "~/ui/form/fields-of.ts";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useMayChange } from "../frame/use-may-change.ts";
import type { RefusedForm } from "./number-card.tsx";

type TrackedNumbersCardProps = {
  numbers: readonly TrackedNumber[];
  pages: readonly { id: string; label: string }[];
  /** Whether a provider to buy numbers from is set. */
  mayBuy: boolean;
  /** Number of an unfinished purchase. */
  buyingPhone: string | null;
  refused: RefusedForm;
};

/** A business's additional numbers, each for a page or a source, with a form to add one. */
export function TrackedNumbersCard({ numbers, pages, ...form }: TrackedNumbersCardProps) {
  const mayChange = useMayChange();
  return (
    <Card as="section" aria-labelledby="tracked">
      <h2 id="tracked" className="text-lg">
        Tracking numbers
      </h2>
      <p className="mt-2 text-sm text-muted">Calls to these numbers ring the business’s phones.</p>
      <ul className="mt-1 list-disc pl-5 text-sm text-muted">
        <li>A page’s number shows on that page.</li>
        <li>A source’s number shows to visitors from that source.</li>
      </ul>
      <ul className="mt-2 divide-y divide-line">
        {numbers.map(({ id, phone, source, page }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="font-semibold tabular-nums">{formatPhone(phone)}</p>
              <p className="text-sm break-words text-muted">
                {[source, page ?? "All pages"].filter(Boolean).join(", ")}
              </p>
            </div>
            {mayChange ? (
              <ConfirmAction
                label="Remove"
                subject={formatPhone(phone)}
                consequence="Calls to it no longer reach the business, and pages stop showing it."
                yes="Remove number"
                intent="untrack"
                fields={{ number_id: id }}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {mayChange ? <TrackForm pages={pages} {...form} /> : null}
    </Card>
  );
}

function TrackForm({
  pages,
  mayBuy,
  buyingPhone,
  refused,
}: Omit<TrackedNumbersCardProps, "numbers">) {
  const form = useFreshForm(refused !== null);
  const areaCode = buyingPhone?.slice(2, 5) ?? "";
  const field = fieldsOf({ area_code: areaCode, ...refused?.values }, refused?.errors);
  return (
    <Form ref={form} method="post" noValidate className="mt-4 flex flex-col items-start gap-3">
      <SelectField
        {...field("page_id", "Page")}
        options={[
          { value: "", label: "All pages" },
          ...pages.map(({ id, label }) => ({ value: id, label })),
        ]}
      />
      <TextField
        {...field("source", "Source (as shown in Analytics)")}
        hint="Google Ads, Mailer… Leave blank for everyone on that page."
        autoComplete="off"
        maxLength={80}
      />
      <TextField
        {...field("tracked_number", "Number in your provider account")}
        type="tel"
        autoComplete="off"
      />
      <Button type="submit" name="intent" value="track" variant="secondary" size="small">
        Add number
      </Button>
      {mayBuy ? (
        <>
          <TextField
            {...field("area_code", "Or buy one: area code")}
            hint={
              buyingPhone
                ? `Buying ${formatPhone(buyingPhone)} started, but we didn’t get a response. Try again; it requests the same number.`
                : undefined
            }
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
          />
          <Button type="submit" name="intent" value="track-bought" variant="secondary" size="small">
            Buy number
          </Button>
        </>
      ) : null}
    </Form>
  );
}
