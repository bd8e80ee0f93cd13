import type { FoundEstimate } from "~/domains/billing/job-estimates/list-estimates.server.ts";
import { formatClock, formatDay } from "~/domains/schedule/visits/visit-clock.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { Card } from "~/ui/layout/card.tsx";

type EstimateAnswersProps = { found: FoundEstimate; zone: string };

/** Customer’s reply, with what proves an acceptance (`estimates.accept`). */
export function EstimateAnswers({ found, zone }: EstimateAnswersProps) {
  const { answers, shown } = found;
  if (answers.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="answers" className="max-sm:p-4">
      <h2 id="answers" className="text-lg">
        Customer’s reply
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {answers.map((answer) => {
          const at = `${formatDay(answer.createdAt, zone)}, ${formatClock(answer.createdAt, zone)}`;
          const isAccepted = answer.kind === "accepted";
          const option = shown.options[answer.option ?? 0]?.name;
          const chosen = shown.options.length > 1 ? `the ${option} option` : "the estimate";
          return (
            <li key={answer.id} className="flex flex-col gap-1 py-2 break-words">
              <p className="font-semibold">
                {isAccepted
                  ? `${answer.typedName} accepted ${chosen} for ${formatCents(answer.totalCents ?? 0)}`
                  : "Declined"}
              </p>
              {answer.reason ? <p className="whitespace-pre-wrap">{answer.reason}</p> : null}
              <p className="text-sm text-muted">
                {at} · Version {answer.version} · IP address {answer.ipAddress}
              </p>
              {isAccepted ? (
                <details className="text-sm text-muted">
                  <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
                    Signature record
                  </summary>
                  <p>{answer.wording}</p>
                  <p className="mt-1">
                    Document fingerprint (proves it hasn’t changed):{" "}
                    <span className="block break-all">{answer.documentHash}</span>
                  </p>
                </details>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
