import { Form } from "react-router";
import type { FollowUp } from "~/domains/follow-ups/index.server.ts";
import { endReasons } from "~/domains/follow-ups/index.ts";
import type { FoundStopCheck } from "~/domains/leads/index.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
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

const optOutText = {
  sms: "They opted out of texts. Only they can undo it, by texting START.",
  voicemail: "They opted out of automated calls. Only they can undo it.",
  email: "They opted out of emails. Only they can undo it, on the page each email links to.",
};

type Ended = Pick<FollowUp, "enrollment" | "declined">;

/** The customer's opt-outs, which take precedence, and why the follow-up ended. */
export function WhyEnded({ enrollment: { endedAt, endReason }, declined }: Ended) {
  const format = useFormatDate();
  const at = (moment: Date) => format(moment, "MMM d, h:mm a");
  // The opt-outs already say so, with the channel.
  const isRequested = endReason === "opted_out" && declined.length > 0;
  return (
    <>
      {declined.map(({ channel, since }) => (
        <p key={channel} className="mt-2 text-sm">
          {at(since)}: {optOutText[channel]}
        </p>
      ))}
      {endedAt && endReason && !isRequested ? (
        <p className="mt-2 text-sm text-muted">
          {at(endedAt)}: {endReasons[endReason]}
        </p>
      ) : null}
    </>
  );
}

const optedOutOf = { sms: "texts", email: "emails", voicemail: "automated calls" };

/** Opt-out badge next to the heading. */
export function OptOutBadge({ declined }: Pick<FollowUp, "declined">) {
  const names = declined.map(({ channel }) => optedOutOf[channel]);
  return names.length > 0 ? <Badge tone="bad">opted out of {names.join(" and ")}</Badge> : null;
}
