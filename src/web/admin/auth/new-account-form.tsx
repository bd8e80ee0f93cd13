import type { ReactNode } from "react";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { AuthPage } from "~/web/shared/account/auth-page.tsx";

type NewAccountFormProps = {
  errors: FieldErrors;
  submitLabel: string;
  /** Fields that identify the person. */
  children: ReactNode;
};

/** Form that sets the password of a new account. */
export function NewAccountForm({ errors, submitLabel, children }: NewAccountFormProps) {
  return (
    <form method="post" noValidate className="flex flex-col gap-5">
      <ErrorSummary errors={errors} />
      {children}
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint="At least 12 characters."
        error={errors.password}
      />
      <Button type="submit" size="large">
        {submitLabel}
      </Button>
    </form>
  );
}

/** A link that is forged, expired, canceled, or used (`fault.bad-token`). */
export function StaffLinkExpired({ children }: { children: ReactNode }) {
  return (
    <AuthPage audience="staff" title="Link expired" introduction={children}>
      <LinkButton href="/admin/login" variant="secondary">
        Sign In
      </LinkButton>
    </AuthPage>
  );
}
