import { jobEstimateText } from "~/domains/billing/job-estimates/job-estimates.text.en.ts";
import type { OpenedEstimate } from "~/domains/billing/job-estimates/open-estimate.server.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { dayOf, longDay } from "~/domains/shared/time-zones/local-day.ts";
import { Alert } from "~/ui/feedback/alert.tsx";

/** What became of an estimate that can't be accepted now; nothing of one that can. */
export function EstimateStanding({ found }: { found: OpenedEstimate }) {
  const { shown, state, answer, zone } = found;
  const { business, content, options } = shown;
  if (state === "expired") {
    return (
      <Alert tone="warning" title={jobEstimateText.expired(longDay(content.expiresOn))}>
        {jobEstimateText.expiredHelp(business.name)}
      </Alert>
    );
  }
  if (!answer) return null;
  const on = longDay(dayOf(answer.createdAt, zone));
  if (answer.kind === "declined") {
    return (
      <Alert tone="neutral" title={jobEstimateText.declined(on)}>
        {jobEstimateText.declinedHelp(business.name)}
      </Alert>
    );
  }
  const chosen = options.length > 1 ? options[answer.option ?? 0]?.name : null;
  return (
    <Alert tone="good" title={jobEstimateText.accepted(on)}>
      {jobEstimateText.acceptedBy({
        name: answer.typedName ?? "",
        option: chosen ?? null,
        total: formatCents(answer.totalCents ?? 0),
        businessName: business.name,
      })}
    </Alert>
  );
}
