import { type ReactNode, useRef, useState } from "react";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";

type CopySnippetProps = {
  id: string;
  label: string;
  html: string;
  /** Next to the button, such as a link to a preview. */
  children?: ReactNode;
};

/** HTML that contractors copy into their own page. */
export function CopySnippet({ id, label, html, children }: CopySnippetProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="flex flex-col items-start gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        ref={text}
        id={id}
        readOnly
        rows={4}
        value={html}
        className="field-sizing-content w-full rounded-lg border border-edge bg-sunken p-3 font-mono text-sm break-all"
      />
      <CopyButton label={label} text={html} onCopy={() => text.current?.select()}>
        {children}
      </CopyButton>
    </div>
  );
}

type CopyFieldProps = {
  name: string;
  label: string;
  value: string;
  hint?: string;
  autoFocus?: boolean;
};

/** One line to copy, such as a link or a key. */
export function CopyField({ value, ...field }: CopyFieldProps) {
  return (
    // The key resets “Copied” when the value changes.
    <div key={value} className="flex flex-col gap-2">
      <TextField
        {...field}
        readOnly
        autoComplete="off"
        spellCheck={false}
        className="font-mono text-sm"
        defaultValue={value}
      />
      <CopyButton label={field.label} text={value} />
    </div>
  );
}

type CopyButtonProps = {
  /** What is copied, for assistive technology. */
  label: string;
  text: string;
  onCopy?: () => void;
  /** Next to the button. */
  children?: ReactNode;
};

/** Copies a text that is shown next to it, which may be cut off on a phone. */
function CopyButton({ label, text, onCopy, children }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    onCopy?.();
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className="flex items-center gap-3">
      <Button
        size="small"
        variant="secondary"
        className="noscript:hidden"
        onClick={() => void copy()}
      >
        <span aria-hidden="true">Copy</span>
        <span className="sr-only">{`Copy: ${label}`}</span>
      </Button>
      {children}
      <span role="status" className="text-sm text-muted">
        {copied ? "Copied" : ""}
      </span>
    </div>
  );
}
