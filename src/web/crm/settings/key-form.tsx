import { Form, useNavigation } from "react-router";
import { keyLifetimeLabels, keyLifetimes } from "~/domains/identity/api-keys/api-keys.ts";
import { type ApiScope, apiScopeLabels } from "~/domains/shared/access/api-scopes.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { CheckboxGroup } from "~/ui/form/checkbox-group.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

type KeyFormProps = {
  scopes: readonly ApiScope[];
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** Name and scopes of a new key. */
export function KeyForm({ scopes, refused }: KeyFormProps) {
  const busy = useNavigation().state !== "idle";
  const form = useFreshForm(refused !== undefined);
  const { values = {}, errors = {} } = refused ?? {};
  const chosen = Array.isArray(values.scopes) ? values.scopes : [];
  return (
    <Card as="section" aria-labelledby="new-key" className="max-sm:p-4">
      <h2 id="new-key" className="mb-3 text-lg">
        New key
      </h2>
      <Form ref={form} method="post" noValidate className="flex max-w-md flex-col gap-4">
        <TextField
          name="name"
          label="Name"
          hint="What it’s for"
          maxLength={100}
          autoComplete="off"
          defaultValue={String(values.name ?? "")}
          error={errors.name}
        />
        <CheckboxGroup
          name="scopes"
          legend="What it can do"
          options={scopes.map((value) => ({ value, label: apiScopeLabels[value] }))}
          defaultValues={chosen}
          error={errors.scopes}
        />
        <SelectField
          name="expires"
          label="Expires"
          defaultValue={String(values.expires ?? "365")}
          options={keyLifetimes.map((value) => ({ value, label: keyLifetimeLabels[value] }))}
          error={errors.expires}
        />
        <Button
          type="submit"
          name="intent"
          value="create"
          variant="action"
          busy={busy}
          busyLabel="Creating..."
          className="self-start"
        >
          Create key
        </Button>
      </Form>
    </Card>
  );
}
