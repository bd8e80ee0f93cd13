import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { useMayChange } from "../frame/use-may-change.ts";

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
  of: string;
};

/** Checkbox of a row. */
export function BulkBox({ id, of }: BulkBoxProps) {
  const mayChange = useMayChange();
  if (!mayChange) return null;
  return (
    <label className="grid size-11 shrink-0 place-items-center">
      <span className="sr-only">Select {of}</span>
      <input type="checkbox" name="ids" value={id} form={formId} className="size-5 accent-brand" />
    </label>
  );
}
