import { Form, useNavigation } from "react-router";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { RoleFields } from "./role-fields.tsx";

type InviteFormProps = {
  requestKey: string;
  errors: FieldErrors | undefined;
  /** What was typed where it was refused. */
  email: string | undefined;
};

/** Invites somebody by mail. */
export function InviteForm({ requestKey, errors = {}, email }: InviteFormProps) {
  const form = useFreshForm(email !== undefined);
  const busy = useNavigation().state !== "idle";
  return (
    <section aria-labelledby="invite" className="flex flex-col gap-4">
      <h2 id="invite" className="text-xl">
        Invite teammate
      </h2>
      <Form ref={form} method="post" noValidate className="flex max-w-sm flex-col gap-4">
        <input type="hidden" name="request_key" value={requestKey} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={email}
          error={errors.email}
        />
        <RoleFields id="new" memberRole="office" moneyAllowed={false} error={errors.role} />
        <Button
          type="submit"
          name="intent"
          value="invite"
          variant="action"
          busy={busy}
          busyLabel="Sending..."
          className="self-start"
        >
          Send invitation
        </Button>
      </Form>
    </section>
  );
}
