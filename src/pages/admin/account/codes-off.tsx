import { Form } from "react-router";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

/** The first step of turning codes on: the password once more. */
export function CodesOff({ errors }: { errors: FieldErrors }) {
  return (
    <Card as="section">
      <h2 className="text-xl">Turn on codes</h2>
      <p className="mt-2 max-w-prose text-muted">
        You need an authenticator app on your phone, such as the one built into it, 1Password or
        Google Authenticator. From then on signing in takes your password and a code of the app.
      </p>
      <Form method="post" noValidate className="mt-5 flex max-w-md flex-col items-start gap-5">
        <div className="w-full">
          <TextField
            label="Your password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={errors.password}
          />
        </div>
        <Button type="submit" name="intent" value="begin">
          Continue
        </Button>
      </Form>
    </Card>
  );
}
