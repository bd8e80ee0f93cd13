import { Form } from "react-router";
import type { FoundSender } from "~/domains/phone-numbers/senders/list-senders.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useMayChange } from "../frame/use-may-change.ts";

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
