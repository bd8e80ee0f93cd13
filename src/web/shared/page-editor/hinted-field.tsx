import { useState } from "react";
import { claimHints } from "~/domains/storefront/business-pages/content/claim-hints.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";

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
