import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { createDevicePasskey } from "~/domains/identity/index.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type Passkey = { id: string; name: string; createdAt: Date; usedAt: Date | null };

/** The user's passkeys, each with a Remove button. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const format = useFormatDate();
  const day = (date: Date) => format(date, "MMM d, yyyy");
  return (
    <Card as="section">
      <h2 className="text-xl">Your passkeys</h2>
      {passkeys.length === 0 ? <p className="mt-2 text-muted">No passkeys yet.</p> : null}
      <ul className="mt-2 divide-y divide-line">
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-4">
            <div className="min-w-0">
              <p className="font-semibold break-words">{name}</p>
              <p className="text-sm text-muted">
                Added {day(createdAt)}
                {usedAt ? `, last used ${day(usedAt)}` : ", not used yet"}
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                name="intent"
                value="remove"
                variant="secondary"
                size="small"
                aria-label={`Remove ${name}`}
              >
                Remove
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type StartedPasskey = {
  errors: FieldErrors;
  name: string;
  options: Record<string, unknown> | null;
};

type AddPasskeyProps = {
  started: StartedPasskey | null;
  /** Alternative to a passkey, such as "your password". */
  otherwise: string;
  /** Example of a name. */
  example: string;
  /** Fields to fill in besides the name. */
  children?: ReactNode;
};

/** Adds a passkey: enter a name, then confirm on the device. Needs JavaScript. */
export function AddPasskey({ started, otherwise, example, children }: AddPasskeyProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState("");
  const [isPrompting, setIsPrompting] = useState(false);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const busy = useNavigation().state !== "idle" || isPrompting;

  useEffect(() => {
    setProblem("");
    if (!started?.options) return;
    const { options, name } = started;
    setIsPrompting(true);
    const created = createDevicePasskey(options, otherwise).finally(() => setIsPrompting(false));
    void created.then((device) => {
      form.current?.reset();
      if (!device.ok) return setProblem(device.reason);
      const credential = JSON.stringify(device.credential);
      return submit({ intent: "add", name, answer: credential }, { method: "post", replace: true });
    });
  }, [started, otherwise, submit]);

  return (
    <Card as="section">
      <h2 className="text-xl">Add a passkey</h2>
      {problem ? (
        <div className="mt-4">
          <Alert tone="bad" role="alert">
            {problem}
          </Alert>
        </div>
      ) : null}
      <Form ref={form} method="post" noValidate className="mt-4 flex max-w-md flex-col gap-5">
        <TextField
          label="Name"
          name="name"
          hint={`So you recognize it later, such as ${example}.`}
          defaultValue={started?.name}
          error={started?.errors.name}
        />
        {children}
        <Button
          type="submit"
          name="intent"
          value="begin"
          disabled={!scripted}
          busy={busy}
          busyLabel="Waiting for your device..."
          className="self-start"
        >
          {scripted ? "Add a passkey" : "Add a passkey (needs JavaScript)"}
        </Button>
      </Form>
    </Card>
  );
}
