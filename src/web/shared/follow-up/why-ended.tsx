import type { FollowUp } from "~/domains/follow-ups/index.server.ts";
import { endReasons } from "~/domains/follow-ups/index.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

const declinedText = {
  sms: "They opted out of texts. Only they can undo it, by texting START.",
  email: "They opted out of emails. Only they can undo it, on the page each email links to.",
};

type Ended = Pick<FollowUp, "enrollment" | "declined">;

/** The customer's opt-outs, which take precedence, and why the follow-up ended. */
export function WhyEnded({ enrollment: { endedAt, endReason }, declined }: Ended) {
  const format = useFormatDate();
  const at = (moment: Date) => format(moment, "MMM d, h:mm a");
  // The opt-outs already say so, with the channel.
  const isSaid = endReason === "opted_out" && declined.length > 0;
  return (
    <>
      {declined.map(({ channel, since }) => (
        <p key={channel} className="mt-2 text-sm">
          {at(since)}: {declinedText[channel]}
        </p>
      ))}
      {endedAt && endReason && !isSaid ? (
        <p className="mt-2 text-sm text-muted">
          {at(endedAt)}: {endReasons[endReason]}
        </p>
      ) : null}
    </>
  );
}

/** Opt-out badge next to the heading. */
export function DeclinedBadge({ declined }: Pick<FollowUp, "declined">) {
  const names = declined.map(({ channel }) => (channel === "sms" ? "texts" : "emails"));
  return names.length > 0 ? <Badge tone="bad">opted out of {names.join(" and ")}</Badge> : null;
}
