import { Form } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";

type SecondPressProps = {
  /** What is asked for at first, such as "Delete". */
  label: string;
  /** What it is done to, for who cannot see where the words stand; null where the page says it. */
  subject: string | null;
  /** What then cannot be taken back. */
  consequence: string;
  /** The button that does it, sent as `intent`. */
  yes: string;
  intent: string;
  /** What is sent with it. */
  fields?: Record<string, string>;
};

/** Something that cannot be undone: the first press says what comes of it, the second does it. */
export function SecondPress(props: SecondPressProps) {
  const { label, subject, consequence, yes, intent, fields = {} } = props;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand">
        {label}
        {subject ? <span className="sr-only"> {subject}</span> : null}
      </summary>
      <Form method="post" className="flex max-w-prose flex-col items-start gap-2">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="text-sm text-muted">{consequence}</p>
        <Button type="submit" name="intent" value={intent} variant="danger" size="small">
          {yes}
          {subject ? <span className="sr-only">: {subject}</span> : null}
        </Button>
      </Form>
    </details>
  );
}
