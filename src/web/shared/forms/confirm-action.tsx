import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "~/ui/styles/class-names.ts";

type ConfirmProps = {
  /** Text of the first button, such as "Delete". */
  label: string;
  /** What the action applies to, for screen readers; null if the page says it. */
  subject: string | null;
  /** Consequences that can't be undone, or who is notified. */
  consequence: string;
  /** Text of the button that performs the action, sent as `intent`. */
  yes: string;
  intent: string;
  /** Style of the first button; a link if omitted. */
  buttonStyle?: { variant: ButtonVariant; size?: ButtonSize };
  /** Style of the second button: red if something is lost. */
  yesVariant?: ButtonVariant;
  /** Additional fields. */
  children?: ReactNode;
  /** Whether it is open at first, such as after a rejected selection. */
  isOpen?: boolean;
};

type ConfirmActionProps = ConfirmProps & {
  /** Hidden fields. */
  fields?: Record<string, string>;
};

/** An action that can't be undone: the first click explains it, the second performs it. */
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

/** Like `ConfirmAction`, inside a larger form such as an editor's. */
export function ConfirmActionWithin(confirm: ConfirmProps) {
  return (
    <Details {...confirm}>
      <div className="flex max-w-prose flex-col items-start gap-2">
        <Consequence {...confirm} />
      </div>
    </Details>
  );
}

function Details({ label, subject, buttonStyle: look, isOpen, children }: ConfirmProps) {
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
