import type { OpenedEstimate } from "~/features/job-estimates/open-estimate.server.ts";
import { formatCents } from "~/features/money/money.ts";
import { dayOf, longDay } from "~/features/time-zones/local-day.ts";
import { Alert } from "~/ui/feedback/alert.tsx";

/** What became of an estimate that can't be accepted now; nothing of one that can. */
export function EstimateStanding({ found }: { found: OpenedEstimate }) {
  const { shown, state, answer, zone } = found;
  const { business, content, options } = shown;
  if (state === "expired") {
    return (
      <Alert tone="warning" title={`This estimate held until ${longDay(content.expiresOn)}`}>
        Ask {business.name} for a new one.
      </Alert>
    );
  }
  if (!answer) return null;
  const on = longDay(dayOf(answer.createdAt, zone));
  if (answer.kind === "declined") {
    return (
      <Alert tone="neutral" title={`You declined this estimate on ${on}`}>
        If you change your mind, ask {business.name}.
      </Alert>
    );
  }
  const chosen = options.length > 1 ? `${options[answer.option ?? 0]?.name}, ` : "";
  return (
    <Alert tone="good" title={`Accepted on ${on}`}>
      {answer.typedName} accepted {chosen}
      {formatCents(answer.totalCents ?? 0)}. {business.name} gets in touch about the date.
    </Alert>
  );
}
