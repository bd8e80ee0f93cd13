import { Form } from "react-router";
import type { HeldImport } from "~/domains/operations/takeout/import/find-held-import.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useMayChange } from "../frame/use-may-change.ts";

/** Says that a business came from elsewhere and sends nothing, and lets staff end that (`you-own-it.quiet`). */
export function ContractorHeld({ held }: { held: HeldImport }) {
  const format = useFormatDate();
  const mayRelease = useMayChange();
  const { source, createdAt } = held;
  return (
    <Alert tone="warning" title="Imported from another installation: sending is off">
      <p>
        Imported from {source},{" "}
        <time dateTime={createdAt.toISOString()}>{format(createdAt, "MMM d, yyyy h:mm a")}</time>.
        Its pages are paused, and messages that were waiting there are on hold under Messages.
        Publish its pages, connect its number and web addresses, then release it. Its follow-ups
        continue where they left off.
      </p>
      {mayRelease ? (
        <Form method="post" className="mt-3">
          <Button type="submit" name="intent" value="release-business" size="small">
            Release
          </Button>
        </Form>
      ) : (
        <p className="mt-1">A staff member who can make changes can release it here.</p>
      )}
    </Alert>
  );
}
