import { Form } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { FieldError } from "~/ui/form/field-error.tsx";

/** Marks a completed visit as not done. */
export function ReopenButton({ error }: { error: string | undefined }) {
  return (
    <Form method="post" className="flex flex-col gap-2">
      <Button
        type="submit"
        name="intent"
        value="reopen"
        variant="quiet"
        className="self-start"
        aria-describedby={error ? "reopen-error" : undefined}
      >
        Mark as not done
      </Button>
      {error ? <FieldError id="reopen-error">{error}</FieldError> : null}
    </Form>
  );
}
