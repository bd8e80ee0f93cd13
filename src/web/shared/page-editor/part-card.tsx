import { type ReactNode, useState } from "react";
import { claimHints } from "~/domains/storefront/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

type PartCardProps = { title: string; hint?: string; children: ReactNode };

/** One part of the page, such as its hours. */
export function PartCard({ title, hint, children }: PartCardProps) {
  return (
    <Card>
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="mb-3 text-lg font-semibold">{title}</legend>
        {hint ? <p className="text-sm text-muted">{hint}</p> : null}
        {children}
      </fieldset>
    </Card>
  );
}

type EntryButtonsProps = { list: string; at: number; name: string };

/** Moves an entry of a list up, or removes it. */
export function EntryButtons({ list, at, name }: EntryButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {at > 0 ? (
        <Button
          type="submit"
          name="intent"
          value={`up:${list}:${at}`}
          variant="quiet"
          size="small"
          aria-label={`Move up ${name}`}
        >
          Move up
        </Button>
      ) : null}
      <Button
        type="submit"
        name="intent"
        value={`remove:${list}:${at}`}
        variant="quiet"
        size="small"
        aria-label={`Remove ${name}`}
      >
        Remove
      </Button>
    </div>
  );
}

type HintedFieldProps = {
  name: string;
  label: string;
  defaultValue: string;
  error: string | undefined;
  /** Number of rows; 1 for a single-line field. */
  rows: number;
  hint?: string;
  disabled: boolean;
  /** Whether the page shows a license and insurance, which some claims require. */
  has: { license: boolean; insurance: boolean };
};

/** A text field of the page with hints about its claims. */
export function HintedField({ rows, has, ...field }: HintedFieldProps) {
  const { defaultValue } = field;
  const [shown, setShown] = useState({ defaultValue, text: defaultValue });
  if (shown.defaultValue !== defaultValue) setShown({ defaultValue, text: defaultValue });
  const { text } = shown;
  const hints = claimHints(text, has);
  const onChange = ({ currentTarget }: { currentTarget: { value: string } }) =>
    setShown({ defaultValue, text: currentTarget.value });
  return (
    <div>
      {rows === 1 ? (
        <TextField {...field} autoComplete="off" onChange={onChange} />
      ) : (
        <TextAreaField {...field} rows={rows} onChange={onChange} />
      )}
      <ul aria-live="polite" className="flex flex-col text-sm text-warning">
        {hints.map((hint) => (
          <li key={hint} className="mt-2">
            {hint}
          </li>
        ))}
      </ul>
    </div>
  );
}
