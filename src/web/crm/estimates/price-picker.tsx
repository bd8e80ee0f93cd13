import { useState } from "react";
import { Link } from "react-router";
import type { Price } from "~/domains/billing/index.server.ts";
import { maxOptions } from "~/domains/billing/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { Choice } from "~/ui/form/choice.tsx";
import { TextField } from "~/ui/form/text-field.tsx";

/** Most items that the list shows; the filter finds the others. */
const maxShown = 40;
/** Up to this many are quicker to read than to filter. */
const minFiltered = 8;

const options = Array.from({ length: maxOptions }, (_, index) => index + 1);

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
  return <PriceList prices={prices} picked={picked} />;
}

function PriceList({ prices, picked }: PricePickerProps) {
  const [filter, setFilter] = useState("");
  const [pickedIds, setPickedIds] = useState<ReadonlySet<string>>(
    () => new Set(options.flatMap((option) => picked?.[`pick_${option}`] ?? [])),
  );
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = prices.filter(({ name }) =>
    words.every((word) => name.toLowerCase().includes(word)),
  );
  const shownIds = new Set(matches.slice(0, maxShown).map(({ id }) => id));
  // A picked item stays, so it is submitted.
  const shown = prices.filter(({ id }) => shownIds.has(id) || pickedIds.has(id));
  return (
    <fieldset className="min-w-0">
      <legend className="text-lg font-semibold">From your price book</legend>
      <p className="text-sm text-muted">Check each item’s options. You can change them next.</p>
      {prices.length > minFiltered ? (
        <div className="mt-2 noscript:hidden">
          <TextField
            name="find_price"
            label="Find an item"
            type="search"
            autoComplete="off"
            value={filter}
            onChange={({ currentTarget }) => setFilter(currentTarget.value)}
            onKeyDown={(event) => {
              // Enter would submit the form.
              if (event.key === "Enter") event.preventDefault();
            }}
          />
        </div>
      ) : null}
      <ul
        className="mt-2 max-h-96 divide-y divide-line overflow-y-auto border-b border-line"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        onChange={({ target }) => {
          const { value } = target as unknown as HTMLInputElement;
          setPickedIds((ids) => new Set([...ids, value]));
        }}
      >
        {shown.map(({ id, name, priceCents }) => (
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
      {matches.length === 0 ? <p className="text-sm text-muted">No items match.</p> : null}
      {matches.length > maxShown ? (
        <p className="text-sm text-muted">
          Showing the first {maxShown}. Add others on the next page.
        </p>
      ) : null}
    </fieldset>
  );
}
