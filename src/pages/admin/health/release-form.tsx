import { Form } from "react-router";
import { useFormatDate } from "~/pages/site/frame/use-format-date.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { useMayChange } from "../frame/use-may-change.ts";

/** Says that nothing leaves after a restore, and lets staff end that. */
export function ReleaseForm({ since }: { since: Date }) {
  const format = useFormatDate();
  const mayRelease = useMayChange();
  return (
    <Alert tone="warning" title="A backup was restored: nothing is sent, and no job is done">
      <p>
        Since <time dateTime={since.toISOString()}>{format(since, "MMM d, yyyy HH:mm")}</time>.
        Messages that waited when the backup was made may have left since then: withheld, they wait
        for you under Messages.
      </p>
      {mayRelease ? (
        <Form method="post" className="mt-3 flex flex-wrap gap-2">
          <Button type="submit" name="waiting" value="withhold" size="small">
            Begin, and withhold what waited
          </Button>
          <Button type="submit" name="waiting" value="send" size="small" variant="secondary">
            Begin, and send what waited
          </Button>
        </Form>
      ) : (
        <p className="mt-1">Whoever may change things can begin again here.</p>
      )}
    </Alert>
  );
}
