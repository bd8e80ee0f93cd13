import type { FieldErrors } from "~/platform/validation/form.ts";
import { Card } from "~/ui/layout/card.tsx";
import { PasswordForm } from "./password-form.tsx";

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
          In case you lose your phone. Your current backup codes stop working.
        </p>
        <PasswordForm
          variant="secondary"
          intent="renew"
          error={intent === "renew" ? errors.password : undefined}
        >
          Get new backup codes
        </PasswordForm>
      </Card>
      <Card as="section">
        <h2 className="text-xl">Turn off two-factor</h2>
        <p className="mt-2 text-muted">
          To switch phones, turn it off here, then turn it on again with the new phone.
        </p>
        <PasswordForm
          variant="danger"
          intent="end"
          error={intent === "end" ? errors.password : undefined}
        >
          Turn off two-factor
        </PasswordForm>
      </Card>
    </>
  );
}
