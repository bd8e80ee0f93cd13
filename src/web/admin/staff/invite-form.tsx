import { Form } from "react-router";
import { roleLabels, roleSummaries, staffRoles } from "~/domains/shared/access/roles.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { RadioGroup } from "~/ui/form/radio-group.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

type InviteFormProps = {
  /** Where it was refused. */
  errors: FieldErrors | undefined;
  typed: { email: string; role: string } | undefined;
};

/** Invites somebody by mail. */
export function InviteForm({ errors: refused, typed }: InviteFormProps) {
  const form = useFreshForm(refused !== undefined);
  const errors = refused ?? {};
  return (
    <Card as="section">
      <h2 className="text-xl">Invite team member</h2>
      <Form ref={form} method="post" noValidate className="mt-4 flex flex-col gap-5">
        <ErrorSummary errors={errors} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={typed?.email}
          error={errors.email}
        />
        <RadioGroup
          legend="Role"
          name="role"
          defaultValue={typed?.role || "viewer"}
          error={errors.role}
          options={staffRoles
            .toReversed()
            .map((role) => ({ value: role, label: roleLabels[role], hint: roleSummaries[role] }))}
        />
        <Button type="submit" name="intent" value="invite" className="self-start">
          Send invitation
        </Button>
      </Form>
    </Card>
  );
}
