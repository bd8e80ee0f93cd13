import { Form } from "react-router";
import type { listNotes } from "~/domains/identity/contractors/list-notes.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useMayChange } from "../frame/use-may-change.ts";

type ContractorNotesProps = {
  notes: Awaited<ReturnType<typeof listNotes>>;
  /** New for each page load, so a double click doesn't add a second note. */
  requestKey: string;
  refused: { typed: string; problem: string } | undefined;
};

/** Staff notes, with a field to add one. */
export function ContractorNotes({ notes, requestKey, refused }: ContractorNotesProps) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  const form = useFreshForm(refused !== undefined);
  return (
    <Card as="section" id="notes">
      <h2 className="text-lg">Notes</h2>
      {mayChange ? (
        <Form ref={form} method="post" noValidate className="mt-3 flex flex-col gap-3">
          <input type="hidden" name="request_key" value={requestKey} />
          <TextAreaField
            name="note"
            label="New note"
            rows={3}
            className="min-h-20 text-sm"
            defaultValue={refused?.typed}
            error={refused?.problem}
          />
          <Button
            type="submit"
            name="intent"
            value="add-note"
            variant="secondary"
            size="small"
            className="self-start"
          >
            Add note
          </Button>
        </Form>
      ) : null}
      {notes.length === 0 ? <p className="mt-3 text-sm text-muted">No notes yet.</p> : null}
      <ul className="mt-4 flex flex-col gap-4 text-sm">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="break-words whitespace-pre-wrap">{note.text}</p>
            <p className="mt-1 text-xs break-words text-muted">
              {note.authorEmail}, {format(note.createdAt, "MMM d, yyyy h:mm a")}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
