import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";

const control =
  "min-h-10 w-full rounded-lg border border-edge bg-surface px-3 text-sm font-normal text-ink placeholder:text-muted hover:border-ink";

type ListFiltersProps = {
  /** Query parameters that a search preserves, such as the current view. */
  kept?: Record<string, string>;
  /** URL without filters; null if nothing is filtered. */
  clearHref: string | null;
  children: ReactNode;
};

/** Filters above a list: a plain GET form, so the URL holds the filters. */
export function ListFilters({ kept = {}, clearHref, children }: ListFiltersProps) {
  const { search } = useLocation();
  return (
    // The key resets the fields to the URL's values after Back.
    <Form key={search} role="search" className="flex flex-wrap items-end gap-3">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" variant="secondary" size="small" className="min-h-10">
        Apply
      </Button>
      {clearHref ? (
        <a href={clearHref} className="text-link inline-flex min-h-10 items-center text-sm">
          Clear
        </a>
      ) : null}
    </Form>
  );
}

type SearchBoxProps = { label: string; placeholder: string; value: string; name?: string };

/** Search field. `/` moves the focus here. */
export function SearchBox({ label, placeholder, value, name = "q" }: SearchBoxProps) {
  return (
    <label className="flex min-w-[min(12rem,100%)] grow flex-col gap-1 text-xs font-semibold text-muted md:max-w-sm">
      {label}
      <input
        type="search"
        name={name}
        placeholder={placeholder}
        defaultValue={value}
        className={control}
      />
    </label>
  );
}

type FilterSelectProps = {
  label: string;
  name: string;
  value: string | null;
  /** Label of the option that matches everything. */
  any: string;
  /** Options of the same group are shown together under its name. */
  options: readonly { value: string; label: string; group?: string }[];
};

/** Select for a column with few values. */
export function FilterSelect({ label, name, value, any, options }: FilterSelectProps) {
  return (
    <label className="flex min-w-36 flex-col gap-1 text-xs font-semibold text-muted">
      {label}
      <select name={name} defaultValue={value ?? ""} className={control}>
        <option value="">{any}</option>
        {[...Map.groupBy(options, ({ group }) => group)].map(([group, ofGroup]) =>
          group === undefined ? (
            ofGroup.map(asOption)
          ) : (
            <optgroup key={group} label={group}>
              {ofGroup.map(asOption)}
            </optgroup>
          ),
        )}
      </select>
    </label>
  );
}

const asOption = ({ value, label }: FilterSelectProps["options"][number]) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** Returns "Booked" for "booked". */
export const sentenceCase = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

/** One option per stored state: "Booked" for `booked`. */
export const stateOptions = (states: readonly string[]) =>
  states.map((value) => ({ value, label: sentenceCase(value) }));

/** Date field with the browser's picker. */
export function DayField(props: { label: string; name: string; value: string | null }) {
  return (
    <label className="flex min-w-36 flex-col gap-1 text-xs font-semibold text-muted">
      {props.label}
      <input type="date" name={props.name} defaultValue={props.value ?? ""} className={control} />
    </label>
  );
}
