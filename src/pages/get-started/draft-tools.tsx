import { useEffect, useState } from "react";
import { Form } from "react-router";
import type { Step, Submission } from "~/features/onboarding/onboarding.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";

/** Below the form: what is saved, and the ways to go on later or to begin anew. */
export function DraftTools(props: {
  step: Step;
  submission: Submission | null;
  linkSent: boolean;
}) {
  const { submission, step } = props;
  return (
    <div className="mt-6 flex flex-col gap-4 text-sm text-muted">
      {props.linkSent && submission ? (
        <Alert tone="good" role="status">
          We sent a link to the email address you gave us. It opens your answers on any device.
        </Alert>
      ) : null}
      {submission ? (
        <Form
          method="post"
          action="/get-started"
          className="flex flex-wrap items-center gap-x-4 gap-y-2"
        >
          <input type="hidden" name="step" value={step} />
          <SavedAt at={submission.updated_at} />
          <Button type="submit" variant="quiet" size="small" name="intent" value="email-link">
            Email me a link to finish later
          </Button>
          <Button type="submit" variant="quiet" size="small" name="intent" value="restart">
            Start over
          </Button>
        </Form>
      ) : null}
      <p>
        We save your answers after every step, to set up your lead system and to help you finish.{" "}
        <a href="/privacy" className="text-link">
          How we use them
        </a>
      </p>
    </div>
  );
}

/** "Saved 10:42 AM" in the visitor's own time; before script has taken over, in UTC. */
function SavedAt({ at }: { at: string }) {
  const [zone, setZone] = useState<string | undefined>("UTC");
  useEffect(() => setZone(undefined), []);
  const time = new Date(at).toLocaleTimeString("en-US", {
    hour: "numeric",
    minute: "2-digit",
    timeZone: zone,
  });
  return (
    <time dateTime={at}>
      Saved {time} {zone}
    </time>
  );
}
