import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Table, Th } from "~/ui/tables/table.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";

type ListTableProps<Row> = {
  caption: string;
  columns: readonly { header: string; numeric?: boolean }[];
  rows: readonly Row[];
  /** Text for an empty list. */
  empty: string;
  /** Renders one `tr`. */
  children: (row: Row) => ReactNode;
};

export function ListTable<Row>({ caption, columns, rows, empty, children }: ListTableProps<Row>) {
  if (rows.length === 0) return <EmptyState title={empty} />;
  return (
    <Table caption={caption} captionHidden>
      <thead>
        <tr>
          {columns.map(({ header, numeric }) => (
            <Th key={header} numeric={numeric}>
              {header}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(children)}</tbody>
    </Table>
  );
}

const control =
  "min-h-10 w-full rounded-lg border border-edge bg-surface px-3 text-sm font-normal text-ink placeholder:text-muted hover:border-ink";

type ListFiltersProps = {
  /** Query parameters that a search preserves, such as the current view. */
  hiddenParams?: Record<string, string>;
  /** URL without filters; null if nothing is filtered. */
  clearHref: string | null;
  children: ReactNode;
};

/** Filters above a list: a plain GET form, so the URL holds the filters. */
export function ListFilters({ hiddenParams = {}, clearHref, children }: ListFiltersProps) {
  const { search } = useLocation();
  return (
    // The key resets the fields to the URL's values after Back.
    <Form key={search} role="search" className="flex flex-wrap items-end gap-3">
      {Object.entries(hiddenParams).map(([name, value]) => (
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
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One filter option per stored state: "Booked" for `booked`. */
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

/** Id of the form that a list's checkboxes belong to, wherever they are on the page. */
const formId = "bulk";

type BulkBarProps = {
  label: string;
  actions: readonly { value: string; label: string; variant?: "secondary" }[];
  /** Additional fields, such as a status to set on all selected rows. */
  children?: ReactNode;
};

/** Actions for the selected rows; hidden from staff with read-only access. */
export function BulkBar({ label, actions, children }: BulkBarProps) {
  const mayChange = useMayChange();
  if (!mayChange) return null;
  return (
    <Form
      method="post"
      id={formId}
      aria-label={label}
      preventScrollReset
      className="flex flex-wrap items-end gap-3 rounded-xl border border-line bg-sunken p-3"
    >
      <p className="self-center text-sm text-muted">With selected:</p>
      {children}
      {actions.map(({ value, label: name, variant }) => (
        <Button
          key={value}
          type="submit"
          name="intent"
          value={value}
          size="small"
          variant={variant}
        >
          {name}
        </Button>
      ))}
    </Form>
  );
}

type BulkBoxProps = {
  id: string;
  /** Name of the row, for screen readers. */
  name: string;
};

/** Checkbox of a row. */
export function BulkBox({ id, name }: BulkBoxProps) {
  const mayChange = useMayChange();
  if (!mayChange) return null;
  return (
    <label className="grid size-11 shrink-0 place-items-center">
      <span className="sr-only">Select {name}</span>
      <input type="checkbox" name="ids" value={id} form={formId} className="size-5 accent-brand" />
    </label>
  );
}
