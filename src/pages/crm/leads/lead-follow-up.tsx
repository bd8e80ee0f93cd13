import { Form } from "react-router";
import type { FollowUp } from "~/features/follow-ups/lead/find-follow-up.server.ts";
import { DeclinedBadge, WhyEnded } from "~/pages/site/follow-up/why-ended.tsx";
import { ConfirmAction } from "~/pages/site/forms/confirm-action.tsx";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useIsMember } from "../frame/use-is-member.ts";

/** The automatic messages to come: when each leaves, what holds it, what it says; Pause, Resume and Stop. */
export function LeadFollowUp({ followUp }: { followUp: FollowUp }) {
  const { enrollment, coming } = followUp;
  const paused = enrollment.pausedAt !== null;
  return (
    <Card as="section" aria-labelledby="follow-up" className="max-sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="follow-up" className="text-lg">
          Scheduled follow-ups
        </h2>
        {enrollment.endedAt ? null : paused ? <Badge tone="warning">Paused</Badge> : null}
        <DeclinedBadge declined={followUp.declined} />
      </div>
      {enrollment.endedAt ? <p className="mt-2">None.</p> : null}
      <WhyEnded enrollment={enrollment} declined={followUp.declined} />
      <ol className="mt-1 divide-y divide-line">
        {coming.map((step) => (
          <li key={step.key} className="py-3">
            <p>
              <span className="font-semibold">{step.channel === "sms" ? "Text" : "Email"}</span>{" "}
              <span className="text-muted">
                {step.leaves ? step.moment.ours : `was due ${step.moment.ours}`}
              </span>
            </p>
            {step.remarks.map((remark) => (
              <p key={remark} className="text-sm text-muted">
                {remark}
              </p>
            ))}
            <details className="text-sm">
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted">
                {step.subject ?? "Preview"}
              </summary>
              <p className="rounded-lg bg-sunken p-3 break-words whitespace-pre-wrap">
                {step.words}
              </p>
            </details>
          </li>
        ))}
      </ol>
      {enrollment.endedAt ? null : <Steering paused={paused} />}
    </Card>
  );
}

function Steering({ paused }: { paused: boolean }) {
  if (!useIsMember()) return null;
  return (
    <div className="mt-2 flex flex-col gap-2">
      <Form method="post" preventScrollReset>
        <Button
          type="submit"
          name="intent"
          value={paused ? "resume-follow-up" : "pause-follow-up"}
          variant={paused ? "primary" : "secondary"}
        >
          {paused ? "Resume" : "Pause"}
        </Button>
      </Form>
      <ConfirmAction
        label="Stop"
        subject="the follow-up"
        consequence="None of these messages will be sent. You can’t undo this. To stop for now, tap Pause instead."
        yes="Stop follow-up"
        intent="stop-follow-up"
      />
    </div>
  );
}
