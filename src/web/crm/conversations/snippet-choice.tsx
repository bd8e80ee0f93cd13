import { type RefObject, useEffect, useRef } from "react";
import type { FilledSnippet } from "~/domains/inbox/snippets/list-snippets.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";

type SnippetChoiceProps = {
  snippets: readonly FilledSnippet[];
  words: RefObject<HTMLTextAreaElement | null>;
  onInserted: () => void;
};

/** Puts a snippet where the cursor is; without script a button beside it does. */
export function SnippetChoice({ snippets, words, onInserted }: SnippetChoiceProps) {
  const choice = useRef<HTMLSelectElement>(null);
  const insert = () => {
    const field = words.current;
    const snippet = snippets.find(({ id }) => id === choice.current?.value);
    if (!field || !choice.current || !snippet) return;
    choice.current.value = "";
    field.setRangeText(snippet.words, field.selectionStart, field.selectionEnd, "end");
    field.focus();
    onInserted();
  };
  // What was chosen before the page's script was ready.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(insert, []);
  if (snippets.length === 0) return null;
  return (
    <div className="flex items-end gap-2">
      <SelectField
        ref={choice}
        name="snippet_id"
        id="snippet"
        label={<span className="sr-only">Insert a template</span>}
        placeholder="Insert a template"
        options={snippets.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={insert}
        className="min-h-11 py-1.5 text-sm"
      />
      <noscript>
        <Button type="submit" name="intent" value="insert-snippet" variant="secondary">
          Insert
        </Button>
      </noscript>
    </div>
  );
}
