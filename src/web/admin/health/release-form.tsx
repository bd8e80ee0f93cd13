import { Form } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useMayChange } from "../frame/use-may-change.ts";

/** Says that nothing leaves after a restore, and lets staff end that. */
export function ReleaseForm({ since }: { since: Date }) {
  const format = useFormatDate();
  const mayRelease = useMayChange();
  return (
    <Alert tone="warning" title="A backup was restored. Sending and background tasks are off.">
      <p>
        Since <time dateTime={since.toISOString()}>{format(since, "MMM d, yyyy h:mm a")}</time>.
        Messages that were waiting when the backup was made may already have been sent. If you hold
        them, you can review them under Messages.
      </p>
      {mayRelease ? (
        <Form method="post" className="mt-3 flex flex-wrap gap-2">
          <Button type="submit" name="waiting" value="withhold" size="small">
            Turn on, hold waiting messages
          </Button>
          <Button type="submit" name="waiting" value="send" size="small" variant="secondary">
            Turn on, send waiting messages
          </Button>
        </Form>
      ) : (
        <p className="mt-1">A staff member who can make changes can turn sending on here.</p>
      )}
    </Alert>
  );
}
