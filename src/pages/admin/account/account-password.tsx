import { useEffect, useRef } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

type AccountPasswordProps = { errors: FieldErrors; email: string };

/** Changes one's own password. */
export function AccountPassword({ errors, email }: AccountPasswordProps) {
  const form = useRef<HTMLFormElement>(null);
  const answered = useActionData<object>();
  const { formData, state } = useNavigation();
  const busy = state !== "idle" && formData?.get("intent") === "change-password";
  useEffect(() => {
    if (answered) form.current?.reset();
  }, [answered]);
  return (
    <Card as="section">
      <h2 className="text-xl">Password</h2>
      <Form ref={form} method="post" noValidate className="mt-4 flex max-w-md flex-col gap-5">
        <ErrorSummary errors={errors} />
        {/* Tells a password manager whose password this is. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <TextField
          label="Current password"
          name="current_password"
          type="password"
          autoComplete="current-password"
          error={errors.current_password}
        />
        <TextField
          label="New password"
          name="new_password"
          type="password"
          autoComplete="new-password"
          hint="At least 12 characters. You’ll be signed out everywhere else."
          error={errors.new_password}
        />
        <Button
          type="submit"
          name="intent"
          value="change-password"
          busy={busy}
          busyLabel="Changing..."
          className="self-start"
        >
          Change password
        </Button>
      </Form>
    </Card>
  );
}
