import { Form } from "react-router";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";

type StatementTextProps = {
  intent: "ask" | "answer";
  label: string;
  button: string;
  refused: { values: FormValues; errors: FieldErrors } | undefined;
};

/** Form for a question about a statement, or for the reply. */
export function StatementText({ intent, label, button, refused }: StatementTextProps) {
  const form = useFreshForm(refused !== undefined);
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="flex flex-col gap-3">
      <TextAreaField
        name="words"
        label={label}
        rows={3}
        maxLength={1000}
        defaultValue={typedText(refused?.values, "words") ?? ""}
        error={refused?.errors.words}
      />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="secondary"
        className="sm:self-start"
      >
        {button}
      </Button>
    </Form>
  );
}
