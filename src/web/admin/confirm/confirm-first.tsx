import { Form, useLocation } from "react-router";
import { confirmationMinutes } from "~/domains/identity/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { AuthPage } from "~/web/shared/account/auth-page.tsx";
import adminStyles from "../frame/admin.css?url";

export type ConfirmRequest = {
  /** Fields of the interrupted form, submitted again with the password. */
  fields: readonly [name: string, value: string][];
  error: string | null;
};

/** Requests the user's password in the middle of an action, then performs it (`staff.confirm-identity`). */
export function ConfirmFirst({ fields, error }: ConfirmRequest) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      <title>Confirm it’s you</title>
      <meta name="robots" content="noindex" />
      {/* No route is rendered, so none has linked its stylesheet. React moves this link to the head. */}
      <link rel="stylesheet" href={adminStyles} precedence="default" />
      <AuthPage
        audience="staff"
        title="Confirm it’s you"
        introduction={`Enter your password to continue. You won’t need it again for ${confirmationMinutes} minutes.`}
      >
        <Form method="post" action={here} noValidate className="flex flex-col gap-5">
          {fields.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <PasswordField error={error} />
          <Button type="submit" size="large">
            Confirm and continue
          </Button>
        </Form>
        <a href={here} className="text-link self-start text-sm">
          Cancel
        </a>
      </AuthPage>
    </>
  );
}

export function PasswordField({ error }: { error: string | null | undefined }) {
  return (
    <TextField
      label="Your password"
      name="own_password"
      type="password"
      autoComplete="current-password"
      autoFocus
      error={error ?? undefined}
    />
  );
}
