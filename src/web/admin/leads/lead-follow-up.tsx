import { Form, href, Link } from "react-router";
import type { FollowUp } from "~/domains/follow-ups/index.server.ts";
import { gateReasons, stepName } from "~/domains/follow-ups/index.ts";
import { channelNames } from "~/domains/messaging/index.ts";
import { withUnbrokenPhones } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { OptOutBadge, WhyEnded } from "~/web/shared/follow-up/opt-outs.tsx";
import { ConfirmActionWithin } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { messageStateLabel, messageTones, textStatusLabels } from "../messages/message-labels.ts";

/** Status of the follow-up, its buttons, and its scheduled and sent messages. */
export function LeadFollowUp({ followUp }: { followUp: FollowUp }) {
  const { enrollment, coming, left } = followUp;
  return (
    <Card as="section" aria-labelledby="follow-up" className="max-sm:p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="follow-up" className="text-lg">
          Follow-up
        </h2>
        <Standing enrollment={enrollment} />
        <OptOutBadge declined={followUp.declined} />
      </div>
      <WhyEnded enrollment={enrollment} declined={followUp.declined} />
      <WhoPaused enrollment={enrollment} />
      {enrollment.endedAt ? null : <FollowUpControls followUp={followUp} />}
      {coming.length > 0 ? <UpcomingSteps followUp={followUp} /> : null}
      {left.length > 0 ? <PastSteps left={left} /> : null}
    </Card>
  );
}

function Standing({ enrollment }: Pick<FollowUp, "enrollment">) {
  if (enrollment.endedAt) return <Badge>ended</Badge>;
  if (enrollment.pausedAt) return <Badge tone="warning">paused</Badge>;
  return <Badge tone="good">running</Badge>;
}

function WhoPaused({ enrollment }: Pick<FollowUp, "enrollment">) {
  const format = useFormatDate();
  const { endedAt, pausedAt, pausedBy } = enrollment;
  if (endedAt || !pausedAt) return null;
  return (
    <p className="mt-2 text-sm text-muted">
      Paused {format(pausedAt, "MMM d, h:mm a")} by {pausedBy}
    </p>
  );
}

function FollowUpControls({ followUp: { enrollment, coming } }: { followUp: FollowUp }) {
  const [next] = coming;
  if (!useMayChange()) return null;
  return (
    <Form method="post" preventScrollReset className="mt-4 flex flex-wrap gap-2">
      {next ? <input type="hidden" name="step" value={next.key} /> : null}
      {next ? (
        <Button type="submit" name="intent" value="send-next-now" size="small">
          Send next message now
        </Button>
      ) : null}
      {enrollment.pausedAt ? (
        <Button
          type="submit"
          name="intent"
          value="resume-follow-up"
          size="small"
          variant="secondary"
        >
          Resume
        </Button>
      ) : (
        <Button
          type="submit"
          name="intent"
          value="pause-follow-up"
          size="small"
          variant="secondary"
        >
          Pause
        </Button>
      )}
      <ConfirmActionWithin
        label="Stop"
        subject="the follow-up"
        buttonStyle={{ variant: "secondary", size: "small" }}
        consequence="No more follow-up messages will be sent. You can’t undo this. To stop for now, use Pause instead."
        yes="Stop follow-up"
        intent="stop-follow-up"
      />
    </Form>
  );
}

/** Scheduled messages: time in both time zones, possible hold, and the text when expanded. */
function UpcomingSteps({ followUp: { coming, clocks } }: { followUp: FollowUp }) {
  return (
    <>
      <h3 className="mt-6 font-semibold">Scheduled follow-ups</h3>
      <ol className="mt-2 divide-y divide-line text-sm">
        {coming.map((step) => (
          <li key={step.key} className="flex flex-col gap-1 py-3">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{channelNames[step.channel]}</span>
              {step.purpose === "marketing" ? <Badge tone="info">Marketing</Badge> : null}
              <span>
                {step.willBeSent ? step.moment.recipient : `Due ${step.moment.recipient}`}{" "}
                <span className="text-muted">({clocks?.recipient.name})</span>
              </span>
            </p>
            {clocks && clocks.business.zone !== clocks.recipient.zone ? (
              <p className="text-muted">
                Business time: {step.moment.business} ({clocks.business.name})
              </p>
            ) : null}
            {step.remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
            <details className="text-muted">
              <summary className="min-h-6 cursor-pointer">{step.subject ?? "Preview"}</summary>
              <p className="mt-2 rounded-lg bg-sunken p-3 break-words whitespace-pre-wrap text-ink">
                {withUnbrokenPhones(step.words)}
              </p>
            </details>
          </li>
        ))}
      </ol>
    </>
  );
}

/**
 * Log of sent messages with their text, and of those skipped or sent by email instead, with the
 * reason.
 */
function PastSteps({ left }: Pick<FollowUp, "left">) {
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
                  {channelNames[send.channel]}
                </Link>
              ) : (
                <span className="font-semibold">{channelNames[send.channel]}</span>
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
