import { Form } from "react-router";
import type { RowCounts } from "~/domains/operations/page-imports/page-imports.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { useMayChange } from "../frame/use-may-change.ts";

/** What the file would do, and whether it shall. */
export function ImportDecision({ counts }: { counts: RowCounts }) {
  const mayChange = useMayChange();
  const effective = counts.new + counts.changed;
  const refused = counts.invalid + counts.taken + counts.kept;
  return (
    <Alert
      tone={effective > 0 ? "info" : "warning"}
      title={effective > 0 ? "Nothing has changed yet" : "There’s nothing new in this file"}
    >
      {refused > 0 ? (
        <p>
          {refused.toLocaleString("en-US")} {refused === 1 ? "row is" : "rows are"} not imported,
          for the reasons below. Fix them in the file and import it again anytime.
        </p>
      ) : null}
      {mayChange ? (
        <Form method="post" className="mt-3 flex flex-wrap gap-2">
          {effective > 0 ? (
            <Button type="submit" name="intent" value="start" size="small">
              Import {effective.toLocaleString("en-US")} {effective === 1 ? "page" : "pages"}
            </Button>
          ) : null}
          <Button type="submit" name="intent" value="cancel" size="small" variant="secondary">
            Discard file
          </Button>
        </Form>
      ) : null}
    </Alert>
  );
}
