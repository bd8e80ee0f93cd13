import { Form } from "react-router";
import type { FoundSender, TrackedNumber } from "~/domains/phone-numbers/index.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { fieldsOf } from "~/ui/form/fields-of.ts";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";

/** Rejected input of one of the page's forms, with errors. */
export type RefusedForm = { values: FormValues; errors: FieldErrors } | null;

type NumberCardProps = {
  sender: FoundSender;
  /** Whether a provider to buy numbers from is set. */
  mayBuy: boolean;
  assign: RefusedForm;
  buy: RefusedForm;
};

/** The business's texting number, or the forms to get one. */
export function NumberCard({ sender, mayBuy, assign, buy }: NumberCardProps) {
  const mayChange = useMayChange();
  const { phone, isBought, buyingPhone } = sender;
  const form = useFreshForm(assign !== null);
  return (
    <Card as="section">
      <h2 className="text-lg">Number</h2>
      <p className="mt-2">
        {phone ? (
          <>
            <span className="font-semibold tabular-nums">{formatPhone(phone)}</span>{" "}
            <span className="text-sm text-muted">
              {isBought ? "bought through the provider" : "assigned manually"}
            </span>
          </>
        ) : (
          <span className="text-muted">No number yet</span>
        )}
      </p>
      {mayChange ? (
        <div className="mt-5 flex flex-col gap-6">
          {!phone && mayBuy ? <BuyForm buyingPhone={buyingPhone} refused={buy} /> : null}
          {!phone && !mayBuy ? (
            <p className="text-sm text-muted">
              No text provider is set up, so you can’t buy a number here.
            </p>
          ) : null}
          <Form ref={form} method="post" noValidate className="flex flex-col items-start gap-3">
            <TextField
              name="number"
              label={phone ? "New number" : "Number to assign"}
              type="tel"
              autoComplete="off"
              placeholder="(512) 555-0123"
              defaultValue={String(assign?.values.number ?? "")}
              error={assign?.errors.number}
            />
            <Button type="submit" name="intent" value="assign" variant="secondary" size="small">
              Assign number
            </Button>
          </Form>
          {phone ? (
            <details>
              <summary className="w-fit font-semibold text-brand">Remove number</summary>
              <Form method="post" className="mt-2 flex flex-col items-start gap-2 text-sm">
                <p>
                  Texts from this business go on hold. You’ll keep paying the provider for this
                  number until you release it there.
                </p>
                <Button
                  type="submit"
                  name="intent"
                  value="take-away"
                  variant="secondary"
                  size="small"
                >
                  Remove {formatPhone(phone)}
                </Button>
              </Form>
            </details>
          ) : null}
        </div>
      ) : null}
    </Card>
  );
}

function BuyForm({ buyingPhone, refused }: { buyingPhone: string | null; refused: RefusedForm }) {
  return (
    <Form method="post" noValidate className="flex flex-col items-start gap-3">
      <TextField
        name="area_code"
        label="Area code"
        hint={
          buyingPhone
            ? `Buying ${formatPhone(buyingPhone)} started, but we didn’t get a response. Try again; it requests the same number.`
            : "We buy the first available local number that can text."
        }
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        defaultValue={String(refused?.values.area_code ?? buyingPhone?.slice(2, 5) ?? "")}
        error={refused?.errors.area_code}
      />
      <Button type="submit" name="intent" value="buy" size="small">
        Find and buy a number
      </Button>
    </Form>
  );
}

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
