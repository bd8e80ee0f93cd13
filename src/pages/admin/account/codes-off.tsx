import type { FieldErrors } from "~/platform/validation/form.ts";
import { Card } from "~/ui/layout/card.tsx";
import { PasswordForm } from "./password-form.tsx";

/** The first step of turning codes on: the password once more. */
export function CodesOff({ errors }: { errors: FieldErrors }) {
  return (
    <Card as="section">
      <h2 className="text-xl">Turn on two-factor</h2>
      <p className="mt-2 max-w-prose text-muted">
        You need an authenticator app, such as Apple Passwords, 1Password, or Google Authenticator.
        After that, you’ll sign in with your password and a code from the app.
      </p>
      <PasswordForm intent="begin" error={errors.password}>
        Continue
      </PasswordForm>
    </Card>
  );
}
