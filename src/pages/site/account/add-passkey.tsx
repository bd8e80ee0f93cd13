import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { askDeviceForNewPasskey } from "~/features/staff/sign-in/ask-device.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

type Asked = { errors: FieldErrors; name: string; options: Record<string, unknown> | null };

type AddPasskeyProps = {
  asked: Asked | null;
  /** What signs in without one, such as "your password". */
  otherwise: string;
  /** What a name may be. */
  example: string;
  /** What the person says besides a name. */
  children?: ReactNode;
};

/** Adds a passkey: a name, then the device is asked. Takes script. */
export function AddPasskey({ asked, otherwise, example, children }: AddPasskeyProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState("");
  const [asking, setAsking] = useState(false);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const busy = useNavigation().state !== "idle" || asking;

  useEffect(() => {
    setProblem("");
    if (!asked?.options) return;
    const { options, name } = asked;
    setAsking(true);
    const answered = askDeviceForNewPasskey(options, otherwise).finally(() => setAsking(false));
    void answered.then((device) => {
      form.current?.reset();
      if (!device.ok) return setProblem(device.reason);
      const answer = JSON.stringify(device.answer);
      return submit({ intent: "add", name, answer }, { method: "post", replace: true });
    });
  }, [asked, otherwise, submit]);

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
          defaultValue={asked?.name}
          error={asked?.errors.name}
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
