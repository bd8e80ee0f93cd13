import { Form } from "react-router";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

type CodesOnProps = {
  errors: FieldErrors;
  /** What was tried last. */
  intent: string | undefined;
};

/** What can be done with codes that are on; each takes the password once more. */
export function CodesOn({ errors, intent }: CodesOnProps) {
  return (
    <>
      <Card as="section">
        <h2 className="text-xl">New backup codes</h2>
        <p className="mt-2 text-muted">
          For the day your phone is lost. The ones you have now stop working.
        </p>
        <WithPassword intent="renew" error={intent === "renew" ? errors.password : undefined}>
          Make new backup codes
        </WithPassword>
      </Card>
      <Card as="section">
        <h2 className="text-xl">Turn off codes</h2>
        <p className="mt-2 text-muted">
          Also the way to a new phone: turn them off here, then on again with the new one.
        </p>
        <WithPassword intent="end" error={intent === "end" ? errors.password : undefined}>
          Turn off codes
        </WithPassword>
      </Card>
    </>
  );
}

type WithPasswordProps = { intent: "renew" | "end"; error: string | undefined; children: string };

function WithPassword({ intent, error, children }: WithPasswordProps) {
  return (
    <Form method="post" noValidate className="mt-5 flex max-w-md flex-col items-start gap-5">
      <div className="w-full">
        <TextField
          id={`password-${intent}`}
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={error}
        />
      </div>
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={intent === "end" ? "danger" : "secondary"}
      >
        {children}
      </Button>
    </Form>
  );
}
