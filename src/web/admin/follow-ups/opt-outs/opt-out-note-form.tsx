import { Form } from "react-router";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

type OptOutNoteFormProps = { values: FormValues | null; errors: FieldErrors };

/** Somebody called: what they declined is noted here (`opt-outs.noted-by-staff`). */
export function OptOutNoteForm({ values, errors }: OptOutNoteFormProps) {
  const form = useFreshForm(values !== null);
  const field = (name: string) => ({
    name,
    defaultValue: typeof values?.[name] === "string" ? values[name] : undefined,
    error: errors[name],
  });
  return (
    <Card as="section" aria-labelledby="note-opt-out" className="max-sm:p-4">
      <h2 id="note-opt-out" className="text-lg">
        Record an opt-out
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">
        Use this when someone tells you, by phone or any other way, that they don’t want more
        messages. It takes effect right away. Staff can’t undo it: only the person can, by texting
        START or using the button on their preferences page.
      </p>
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        className="mt-3 flex flex-col gap-4"
      >
        <div className="grid gap-4 md:grid-cols-3">
          <TextField
            {...field("address")}
            label="Number or email"
            hint="A number stops texts; an email address stops emails"
            autoComplete="off"
          />
          <TextField
            {...field("business")}
            label="Business"
            hint="Leave blank for every business that messages them"
            optional
            autoComplete="off"
          />
          <TextField {...field("reason")} label="Reason" hint="For example, “called at noon”" />
        </div>
        <Button type="submit" size="small" variant="secondary" className="self-start">
          Record opt-out
        </Button>
      </Form>
    </Card>
  );
}
