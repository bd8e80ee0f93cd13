import { Form } from "react-router";
import type { HeldImport } from "~/features/takeout/import/find-held-import.server.ts";
import { useFormatDate } from "~/pages/site/frame/use-format-date.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { useMayChange } from "../frame/use-may-change.ts";

/** Says that a business came from elsewhere and sends nothing, and lets staff end that (`you-own-it.quiet`). */
export function ContractorHeld({ held }: { held: HeldImport }) {
  const format = useFormatDate();
  const mayRelease = useMayChange();
  const { source, createdAt } = held;
  return (
    <Alert tone="warning" title="Brought in from elsewhere: nothing is sent in its name">
      <p>
        It came from {source},{" "}
        <time dateTime={createdAt.toISOString()}>{format(createdAt, "MMM d, yyyy HH:mm")}</time>.
        Its pages are paused, and what waited there is withheld under Messages. Publish its pages,
        connect its number and addresses, then release it: its follow-ups go on from where they
        were.
      </p>
      {mayRelease ? (
        <Form method="post" className="mt-3">
          <Button type="submit" name="intent" value="release-business" size="small">
            Release
          </Button>
        </Form>
      ) : (
        <p className="mt-1">Whoever may change things can release it here.</p>
      )}
    </Alert>
  );
}
