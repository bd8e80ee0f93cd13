import { Form } from "react-router";
import type { FoundStopCheck } from "~/domains/leads/index.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type StopCheckAlertProps = { check: FoundStopCheck; mayDecide: boolean };

/** A possible opt-out: the message, what is on hold, and the two decisions. */
export function StopCheckAlert({ check, mayDecide }: StopCheckAlertProps) {
  const format = useFormatDate();
  return (
    <Alert tone="warning" title="Do they want you to stop messaging them?">
      <p className="text-sm">
        Their message from {format(check.since, "MMM d, h:mm a")} may ask you to stop. Texts and
        automatic messages to them are on hold until{" "}
        {mayDecide ? "you decide" : "the office decides"}.
      </p>
      <StopCheckText text={check.text} />
      {mayDecide ? <StopCheckForm {...check} /> : null}
    </Alert>
  );
}

/** Text of the message. */
export function StopCheckText({ text }: { text: string | null }) {
  return (
    <blockquote className="mt-2 max-h-40 overflow-y-auto border-l-2 border-edge pl-3 text-sm break-words whitespace-pre-wrap">
      {text ?? <span className="text-muted">This message was deleted.</span>}
    </blockquote>
  );
}

type Decided = { conversationId: string; messageId: string | null };

/** The two decisions. Opting out is permanent: only the customer can undo it. */
export function StopCheckForm({ conversationId, messageId }: Decided) {
  return (
    <Form method="post" preventScrollReset className="mt-3">
      <input type="hidden" name="intent" value="settle-stop-check" />
      <input type="hidden" name="conversation_id" value={conversationId} />
      <input type="hidden" name="message_id" value={messageId ?? ""} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="decision" value="stop">
          Yes, stop
        </Button>
        <Button type="submit" name="decision" value="keep" variant="secondary">
          No, keep messaging
        </Button>
      </div>
      <p className="mt-2 text-xs text-muted">If you stop, only they can start messages again.</p>
    </Form>
  );
}
