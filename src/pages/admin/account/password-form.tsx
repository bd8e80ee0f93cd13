import { Form } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";

type PasswordFormProps = {
  intent: "begin" | "renew" | "end";
  error: string | undefined;
  variant?: "danger" | "secondary";
  /** What its button says. */
  children: string;
};

/** Does one thing with one's codes, for the password once more. */
export function PasswordForm({ intent, error, variant, children }: PasswordFormProps) {
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
      <Button type="submit" name="intent" value={intent} variant={variant}>
        {children}
      </Button>
    </Form>
  );
}
