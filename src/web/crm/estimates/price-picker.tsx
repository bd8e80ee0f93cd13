import { Link } from "react-router";
import type { Price } from "~/domains/billing/index.server.ts";
import { maxOptions } from "~/domains/billing/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { Choice } from "~/ui/form/choice.tsx";

/** More than this is longer than looking for it in the editor's list. */
const maxShown = 40;

type PricePickerProps = {
  prices: readonly Price[];
  /** Input of a rejected form. */
  picked: FormValues | undefined;
};

/** Price book items with a checkbox for each option, so an estimate starts with its lines. */
export function PricePicker({ prices, picked }: PricePickerProps) {
  if (prices.length === 0) {
    return (
      <p className="text-sm text-muted">
        <Link to="/crm/estimates/prices" className="text-link">
          Set up your price book
        </Link>{" "}
        to pick items here.
      </p>
    );
  }
  const options = Array.from({ length: maxOptions }, (_, index) => index + 1);
  return (
    <fieldset className="min-w-0">
      <legend className="text-lg font-semibold">From your price book</legend>
      <p className="text-sm text-muted">Check each item’s options. You can change them next.</p>
      <ul className="mt-2 divide-y divide-line">
        {prices.slice(0, maxShown).map(({ id, name, priceCents }) => (
          <li key={id} className="py-2">
            <p className="flex justify-between gap-3">
              <span className="min-w-0 break-words">{name}</span>
              <span className="tabular-nums">{formatCents(priceCents)}</span>
            </p>
            <div className="flex flex-wrap gap-x-4 text-sm">
              {options.map((option) => (
                <Choice
                  key={option}
                  id={`pick-${option}-${id}`}
                  type="checkbox"
                  name={`pick_${option}`}
                  value={id}
                  label={
                    <>
                      Option {option}
                      <span className="sr-only">: {name}</span>
                    </>
                  }
                  defaultChecked={[picked?.[`pick_${option}`] ?? []].flat().includes(id)}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {prices.length > maxShown ? (
        <p className="text-sm text-muted">The rest of your price book is on the next page.</p>
      ) : null}
    </fieldset>
  );
}
