import { Form } from "react-router";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { EntryButtons } from "../forms/entry-buttons.tsx";
import { useIsMember } from "../frame/use-is-member.ts";

type SnippetFormProps = {
  /** Null for a new one. */
  snippet: { id: string; name: string; words: string } | null;
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** Name and text of a template; read-only for staff. */
export function SnippetForm({ snippet, refused }: SnippetFormProps) {
  const of = snippet?.id ?? "new";
  const errors = refused?.errors ?? {};
  const typed = (name: "name" | "words") =>
    typedText(refused?.values, name) ?? snippet?.[name] ?? "";
  const isMember = useIsMember();
  const form = useFreshForm(refused !== undefined);
  if (!isMember && !snippet) return null;
  return (
    <Card as="section" aria-labelledby={`snippet-${of}`} className="max-sm:p-4">
      <h2 id={`snippet-${of}`} className="text-lg break-words">
        {snippet?.name ?? "New template"}
      </h2>
      {isMember ? (
        <Form
          ref={snippet ? undefined : form}
          method="post"
          noValidate
          className="mt-3 flex flex-col gap-4"
        >
          <input type="hidden" name="snippet_id" value={snippet?.id ?? ""} />
          <TextField
            name="name"
            id={`name-${of}`}
            label="Name"
            maxLength={60}
            defaultValue={typed("name")}
            error={errors.name}
          />
          <TextAreaField
            name="words"
            id={`words-${of}`}
            label="Message"
            rows={2}
            maxLength={1000}
            defaultValue={typed("words")}
            error={errors.words}
          />
          <EntryButtons name={snippet?.name ?? null} add="Add template" remove="delete" />
        </Form>
      ) : (
        <p className="mt-2 break-words whitespace-pre-wrap">{snippet?.words}</p>
      )}
    </Card>
  );
}
