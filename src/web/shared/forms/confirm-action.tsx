import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "~/ui/buttons/button-style.ts";
import { Disclosure } from "~/ui/layout/disclosure.tsx";

type ConfirmProps = {
  /** What is asked for at first, such as "Delete". */
  label: string;
  /** What it is done to, for who cannot see where the words stand; null where the page says it. */
  subject: string | null;
  /** What can't be undone then, or who is notified. */
  consequence: string;
  /** The button that does it, sent as `intent`. */
  yes: string;
  intent: string;
  /** How the first button looks; a link where nothing is said. */
  look?: { variant: ButtonVariant; size?: ButtonSize };
  /** How the second one looks: red where something is lost. */
  yesVariant?: ButtonVariant;
  /** What else is chosen before it is done. */
  children?: ReactNode;
  /** Whether it begins open, as where what was chosen was refused. */
  isOpen?: boolean;
};

type ConfirmActionProps = ConfirmProps & {
  /** What is sent with it. */
  fields?: Record<string, string>;
};

/** Something that cannot be undone: the first click says what comes of it, the second does it. */
export function ConfirmAction({ fields = {}, ...confirm }: ConfirmActionProps) {
  return (
    <Details {...confirm}>
      <Form method="post" className="flex max-w-prose flex-col items-start gap-2">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Consequence {...confirm} />
      </Form>
    </Details>
  );
}

/** The same within a form that holds more, such as an editor's. */
export function ConfirmActionWithin(confirm: ConfirmProps) {
  return (
    <Details {...confirm}>
      <div className="flex max-w-prose flex-col items-start gap-2">
        <Consequence {...confirm} />
      </div>
    </Details>
  );
}

function Details({ label, subject, look, isOpen, children }: ConfirmProps) {
  const style = look
    ? buttonStyle(look.variant, look.size ?? "medium", "cursor-pointer list-none")
    : "inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand";
  return (
    <Disclosure isOpen={isOpen ?? false}>
      <summary className={style}>
        {label}
        {subject ? <span className="sr-only"> {subject}</span> : null}
      </summary>
      <div className={look ? "mt-3" : undefined}>{children}</div>
    </Disclosure>
  );
}

function Consequence(props: ConfirmProps) {
  const { subject, consequence, yes, intent, yesVariant = "danger", children } = props;
  return (
    <>
      <p className="text-sm text-muted">{consequence}</p>
      {children}
      <Button type="submit" name="intent" value={intent} variant={yesVariant} size="small">
        {yes}
        {subject ? <span className="sr-only">: {subject}</span> : null}
      </Button>
    </>
  );
}
