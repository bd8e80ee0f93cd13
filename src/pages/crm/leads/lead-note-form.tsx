import { useState } from "react";
import { Form } from "react-router";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useIsMember } from "../frame/use-is-member.ts";

/** What the form was answered: another key to begin anew, or what was typed with what is wrong. */
export type NoteAnswer = {
  nextKey?: string;
  refused?: { values: FormValues; errors: FieldErrors };
};

type LeadNoteFormProps = { requestKey: string; answer: NoteAnswer | undefined };

/** A note for the business's own people; the homeowner never sees it (`leads.notes`). */
export function LeadNoteForm({ requestKey, answer }: LeadNoteFormProps) {
  const [key, setKey] = useState(answer?.nextKey ?? requestKey);
  const nextKey = answer?.nextKey;
  if (nextKey !== undefined && nextKey !== key) setKey(nextKey);
  const form = useFreshForm(answer?.refused !== undefined);
  if (!useIsMember()) return null;
  return (
    <Card as="section" aria-labelledby="add-note" className="max-sm:p-4">
      <h2 id="add-note" className="text-lg">
        Add a note
      </h2>
      <Form
        ref={form}
        method="post"
        data-waits="Note"
        noValidate
        preventScrollReset
        className="mt-3 flex flex-col gap-3"
      >
        <input type="hidden" name="request_key" value={key} />
        <TextAreaField
          name="note"
          label="Note"
          hint="Only your team sees it."
          rows={2}
          defaultValue={typedText(answer?.refused?.values, "note")}
          error={answer?.refused?.errors.note}
        />
        <Button
          type="submit"
          name="intent"
          value="add-note"
          variant="secondary"
          className="sm:self-start"
        >
          Save note
        </Button>
      </Form>
    </Card>
  );
}
