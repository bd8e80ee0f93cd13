import { href, Link } from "react-router";
import { gateReasons } from "~/domains/follow-ups/gate-reasons.ts";
import type { FollowUp } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { stepName } from "~/domains/follow-ups/sequences/step-name.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { messageStateLabel, messageTones, textStatusLabels } from "../messages/message-words.ts";

/** The ledger: what left with which wording, and what was skipped or went by e-mail instead, and why. */
export function LeftSteps({ left }: Pick<FollowUp, "left">) {
  const format = useFormatDate();
  return (
    <>
      <h3 className="mt-6 font-semibold">Past follow-ups</h3>
      <ul className="mt-2 divide-y divide-line text-sm">
        {left.map((send) => (
          <li key={send.id} className="flex flex-col gap-1 py-2">
            <p className="flex flex-wrap items-center gap-2">
              <span className="text-muted tabular-nums">
                {format(send.createdAt, "MMM d, h:mm a")}
              </span>
              {send.messageId ? (
                <Link
                  to={href("/admin/messages/:id", { id: send.messageId })}
                  className="text-link font-semibold"
                >
                  {send.channel === "sms" ? "Text" : "Email"}
                </Link>
              ) : (
                <span className="font-semibold">{send.channel === "sms" ? "Text" : "Email"}</span>
              )}
              <span className="text-muted">
                {stepName(send.step)}{" "}
                <span className="text-xs">(sequence version {send.sequenceVersion})</span>
              </span>
              {send.state ? (
                <Badge tone={messageTones[send.state]}>
                  {send.providerStatus
                    ? textStatusLabels[send.providerStatus]
                    : messageStateLabel({ state: send.state, channel: send.channel })}
                </Badge>
              ) : null}
              {send.skippedBecause ? <Badge tone="warning">Skipped</Badge> : null}
            </p>
            {send.insteadBecause ? (
              <p>Sent by email instead: {gateReasons[send.insteadBecause].staff}</p>
            ) : null}
            {send.skippedBecause ? <p>{gateReasons[send.skippedBecause].staff}</p> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
