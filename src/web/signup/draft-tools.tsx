import { type FormEvent, useEffect, useRef, useState } from "react";
import { dateFormat } from "~/domains/shared/index.ts";
import type { LinkOutcome } from "~/domains/signup/index.server.ts";
import type { Step, Submission } from "~/domains/signup/index.ts";
import { createPostOnce, type Posted } from "~/platform/http/browser/post-once.ts";
import { failureFromResponse, failureToast } from "~/platform/http/browser/request-failure.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { showToast } from "~/ui/toasts/show-toast.ts";
import { parsePage, readIslandProps } from "~/web/shared/script/read-page.ts";
import type { WizardFormProps } from "./wizard-form.tsx";

/** Results of "Email me a link to finish later". */
const linkMessages: Record<LinkOutcome, (email: string) => string> = {
  sent: (email) => `We sent a link to ${email}. It opens your answers on any device.`,
  "already-sent": (email) =>
    `We already sent a link to ${email}, and it still works. Check your spam folder.`,
  wait: () => "We didn't send a link: too many were requested. Please try again in an hour.",
  none: () => "We didn't send a link because there's nothing saved to come back to.",
};

/** Below the form: time of the last save, and buttons to finish later or start over. */
export function DraftTools(props: {
  step: Step;
  submission: Submission | null;
  linkOutcome: LinkOutcome | null;
}) {
  const { submission, step } = props;
  const send = useRef(createDraftSender());
  const [pressed, setPressed] = useState<string | null>(null);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    setPressed(submitter?.getAttribute("value") ?? null);
    await send.current(form, submitter);
    setPressed(null);
  }
  const button = (intent: string) => ({
    type: "submit" as const,
    variant: "quiet" as const,
    size: "small" as const,
    name: "intent",
    value: intent,
    busy: pressed === intent,
    disabled: pressed !== null,
  });
  return (
    <div className="mt-6 flex flex-col gap-4 text-sm text-muted">
      {props.linkOutcome && submission ? (
        <Alert tone={props.linkOutcome === "sent" ? "good" : "warning"} role="status">
          {linkMessages[props.linkOutcome](submission.email)}
        </Alert>
      ) : null}
      {submission ? (
        <form
          method="post"
          action="/get-started"
          onSubmit={(event) => void submit(event)}
          className="flex flex-wrap items-center gap-x-4 gap-y-2"
        >
          <input type="hidden" name="step" value={step} />
          <Button {...button("email-link")}>Email me a link to finish later</Button>
          <Button {...button("restart")}>Start over</Button>
          {/* Last, so nothing shifts when it changes to the visitor's time zone. */}
          <SavedAt at={submission.updated_at} />
        </form>
      ) : null}
      <p>
        We save your answers after every step, to set up your lead system and to help you finish.{" "}
        <a href="/privacy" className="text-link">
          How we use your answers
        </a>
      </p>
    </div>
  );
}

/** "Saved 10:42 AM" in the visitor's time zone; in UTC until hydration. */
function SavedAt({ at }: { at: string }) {
  const [zone, setZone] = useState<string | undefined>("UTC");
  useEffect(() => setZone(undefined), []);
  const format = dateFormat({ hour: "numeric", minute: "2-digit", timeZone: zone });
  const time = format.format(new Date(at));
  return (
    <time dateTime={at}>
      Saved {time} {zone}
    </time>
  );
}

const notSaved = { title: "Not Saved", description: "What you entered is still here." };

/**
 * Submits the form below the wizard's own and follows its redirect. If it fails, the page stays and
 * shows the reason.
 */
function createDraftSender() {
  const post = createPostOnce();
  return async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
    const posted = await post(form.action, new FormData(form, submitter));
    if (posted.ok && posted.response.redirected) location.assign(posted.response.url);
    else showToast(toastOf(posted));
  };
}

/** The wizard's page may contain its own message, such as for too many requests. */
function toastOf(posted: Posted) {
  const page = posted.response?.headers.get("content-type")?.startsWith("text/html");
  const props = page ? readIslandProps<WizardFormProps>(parsePage(posted.text)) : null;
  if (props?.result?.failure) {
    return { ...props.result.failure, tone: "destructive" as const };
  }
  return failureToast(notSaved, posted.ok ? failureFromResponse(502, "") : posted.failure);
}
