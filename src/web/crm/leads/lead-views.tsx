import { Form, Link } from "react-router";
import { maxViewNameLength } from "~/domains/leads/lead-views/lead-views.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import type { MoveAnswer } from "./move-lead.tsx";

type SavedView = { id: string; name: string; address: string; current: boolean };

/** A member's saved views as links; the open one can be deleted. */
export function LeadViews({ views }: { views: readonly SavedView[] }) {
  if (views.length === 0) return null;
  const open = views.filter(({ current }) => current);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <nav aria-label="Saved views">
        <ul className="flex flex-wrap gap-1">
          {views.map(({ id, name, address, current }) => (
            <li key={id} className="min-w-0">
              <Link
                to={address}
                aria-current={current ? "page" : undefined}
                className="inline-flex min-h-11 max-w-full items-center rounded-full px-3 text-sm font-semibold break-words text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-info-soft aria-[current=page]:text-info"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {open.map(({ id, name }) => (
        <Form key={id} method="post">
          <input type="hidden" name="view_id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="delete_view"
            variant="quiet"
            aria-label={`Delete view ${name}`}
          >
            Delete view
          </Button>
        </Form>
      ))}
    </div>
  );
}

type SaveLeadViewProps = {
  /** Whether there is search text, which views don't save. */
  searches: boolean;
  answer: MoveAnswer | undefined;
};

/** Saves the filters of the page's URL under a name; the form posts to that URL. */
export function SaveLeadView({ searches, answer }: SaveLeadViewProps) {
  const refused = answer?.refused?.values.intent === "save_view" ? answer.refused : undefined;
  const form = useFreshForm(refused !== undefined);
  return (
    <Disclosure isOpen={refused !== undefined}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
        Save as a view
      </summary>
      <Form ref={form} method="post" noValidate className="mt-1 flex max-w-md flex-col gap-3">
        <TextField
          name="name"
          id="view-name"
          label="View name"
          maxLength={maxViewNameLength}
          hint={searches ? "Saves filters only, not your search." : undefined}
          defaultValue={typedText(refused?.values, "name")}
          error={refused?.errors.name}
        />
        <Button
          type="submit"
          name="intent"
          value="save_view"
          variant="secondary"
          className="self-start max-sm:w-full"
        >
          Save view
        </Button>
      </Form>
    </Disclosure>
  );
}
