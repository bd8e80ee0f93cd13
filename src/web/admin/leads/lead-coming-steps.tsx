import type { FollowUp } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { withWholePhones } from "~/platform/validation/phone.ts";
import { Badge } from "~/ui/feedback/badge.tsx";

/** Each message to come: its moment by both clocks, what would hold it, its words when opened. */
export function ComingSteps({ followUp: { coming, clocks } }: { followUp: FollowUp }) {
  return (
    <>
      <h3 className="mt-6 font-semibold">Scheduled follow-ups</h3>
      <ol className="mt-2 divide-y divide-line text-sm">
        {coming.map((step) => (
          <li key={step.key} className="flex flex-col gap-1 py-3">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{step.channel === "sms" ? "Text" : "Email"}</span>
              {step.purpose === "marketing" ? <Badge tone="info">Marketing</Badge> : null}
              <span>
                {step.leaves ? step.moment.theirs : `Due ${step.moment.theirs}`}{" "}
                <span className="text-muted">({clocks?.theirs.name})</span>
              </span>
            </p>
            {clocks && clocks.ours.zone !== clocks.theirs.zone ? (
              <p className="text-muted">
                Business time: {step.moment.ours} ({clocks.ours.name})
              </p>
            ) : null}
            {step.remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
            <details className="text-muted">
              <summary className="min-h-6 cursor-pointer">{step.subject ?? "Preview"}</summary>
              <p className="mt-2 rounded-lg bg-sunken p-3 break-words whitespace-pre-wrap text-ink">
                {withWholePhones(step.words)}
              </p>
            </details>
          </li>
        ))}
      </ol>
    </>
  );
}
