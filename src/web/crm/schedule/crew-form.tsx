import { Form } from "react-router";
import { crewColorLabels, crewColors } from "~/domains/schedule/crews/crews.ts";
import type { Crew } from "~/domains/schedule/crews/list-crews.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { FieldError } from "~/ui/form/field-error.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { EntryButtons } from "../forms/entry-buttons.tsx";

type CrewFormProps = {
  /** Null for a new one. */
  crew: Crew | null;
  people: readonly { id: string; name: string }[];
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** A crew's name, color and members. */
export function CrewForm({ crew, people, refused }: CrewFormProps) {
  const of = crew?.id ?? "new";
  const errors = refused?.errors ?? {};
  const typed = (name: string, otherwise: string) => typedText(refused?.values, name) ?? otherwise;
  const form = useFreshForm(refused !== undefined);
  const chosen = refused?.values?.member_ids ?? crew?.memberIds ?? [];
  return (
    <Card as="section" aria-labelledby={`crew-${of}`} className="max-sm:p-4">
      <h2 id={`crew-${of}`} className="text-lg">
        {crew?.name ?? "New crew"}
      </h2>
      <Form
        ref={crew ? undefined : form}
        method="post"
        noValidate
        className="mt-3 flex flex-col gap-4"
      >
        <input type="hidden" name="crew_id" value={crew?.id ?? ""} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="name"
            id={`name-${of}`}
            label="Name"
            maxLength={60}
            defaultValue={typed("name", crew?.name ?? "")}
            error={errors.name}
          />
          <SelectField
            name="color"
            id={`color-${of}`}
            label="Color"
            defaultValue={typed("color", crew?.color ?? "green")}
            error={errors.color}
            options={crewColors.map((value) => ({ value, label: crewColorLabels[value] }))}
          />
        </div>
        <fieldset className="flex flex-col gap-1">
          <legend className="font-semibold">Team members</legend>
          {errors.member_ids ? (
            <FieldError id={`people-${of}-error`}>{errors.member_ids}</FieldError>
          ) : null}
          {people.map(({ id, name }) => (
            <CheckboxField
              key={id}
              id={`${of}-${id}`}
              name="member_ids"
              value={id}
              label={name}
              defaultChecked={chosen.includes(id)}
            />
          ))}
        </fieldset>
        <EntryButtons name={crew?.name ?? null} add="Add crew" remove="archive" />
        {errors.archive ? (
          <FieldError id={`archive-${of}-error`}>{errors.archive}</FieldError>
        ) : null}
      </Form>
    </Card>
  );
}
