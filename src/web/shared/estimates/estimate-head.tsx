import {
  documentName,
  type ShownEstimate,
} from "~/domains/billing/job-estimates/estimate-document.ts";
import { jobEstimateText } from "~/domains/billing/job-estimates/job-estimates.text.en.ts";
import { longDay } from "~/domains/shared/time-zones/local-day.ts";

/** Business, customer, title and expiration of an estimate. */
export function EstimateHead({ shown }: { shown: ShownEstimate }) {
  const { customer, content, what, day } = shown;
  const facts: [string, string][] = [
    [jobEstimateText.estimate, documentName(shown)],
    [jobEstimateText.date, longDay(day)],
    [jobEstimateText.customer, customer.name],
    ...(customer.address ? [[jobEstimateText.address, customer.address] as [string, string]] : []),
    [jobEstimateText.job, what],
    [jobEstimateText.goodUntil, longDay(content.expiresOn)],
  ];
  return (
    <>
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {content.message ? (
        <p className="mt-4 break-words whitespace-pre-wrap">{content.message}</p>
      ) : null}
    </>
  );
}
