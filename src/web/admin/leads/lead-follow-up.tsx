import { Form } from "react-router";
import type { FollowUp } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { DeclinedBadge, WhyEnded } from "~/web/shared/follow-up/why-ended.tsx";
import { ConfirmActionWithin } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useMayChange } from "../frame/use-may-change.ts";
import { ComingSteps } from "./lead-coming-steps.tsx";
import { LeftSteps } from "./lead-left-steps.tsx";

/** Where the follow-up stands, the buttons that steer it, what comes and what left. */
export function LeadFollowUp({ followUp }: { followUp: FollowUp }) {
  const { enrollment, coming, left } = followUp;
  return (
    <Card as="section" aria-labelledby="follow-up" className="max-sm:p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="follow-up" className="text-lg">
          Follow-up
        </h2>
        <Standing enrollment={enrollment} />
        <DeclinedBadge declined={followUp.declined} />
      </div>
      <WhyEnded enrollment={enrollment} declined={followUp.declined} />
      <WhoPaused enrollment={enrollment} />
      {enrollment.endedAt ? null : <Steering followUp={followUp} />}
      {coming.length > 0 ? <ComingSteps followUp={followUp} /> : null}
      {left.length > 0 ? <LeftSteps left={left} /> : null}
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

function Steering({ followUp: { enrollment, coming } }: { followUp: FollowUp }) {
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
        look={{ variant: "secondary", size: "small" }}
        consequence="No more follow-up messages will be sent. You can’t undo this. To stop for now, use Pause instead."
        yes="Stop follow-up"
        intent="stop-follow-up"
      />
    </Form>
  );
}
