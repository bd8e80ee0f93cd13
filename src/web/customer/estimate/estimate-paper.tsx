import type { DepositTerms } from "~/domains/billing/invoices/deposit-terms.server.ts";
import { jobEstimateText } from "~/domains/billing/job-estimates/job-estimates.text.en.ts";
import type { OpenedEstimate } from "~/domains/billing/job-estimates/open-estimate.server.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { dayOf, longDay } from "~/domains/shared/time-zones/local-day.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { EstimateHead } from "~/web/shared/estimates/estimate-head.tsx";
import { EstimateOption } from "~/web/shared/estimates/estimate-option.tsx";
import { Deposit } from "./deposit.tsx";

type EstimatePaperProps = {
  found: OpenedEstimate;
  /** How to pay the deposit. */
  terms: DepositTerms | null;
};

/** PDF of an estimate; after acceptance only the accepted option, with name and date. */
export function EstimatePaper({ found, terms }: EstimatePaperProps) {
  const { shown, answer, zone, state } = found;
  const accepted = answer?.kind === "accepted" ? answer : null;
  const { business, content, options } = shown;
  return (
    <>
      <h1>{jobEstimateText.paperHeading(business.name)}</h1>
      {business.phone ? <p>{formatPhone(business.phone)}</p> : null}
      <EstimateHead shown={shown} />
      {(content.photos ?? []).map(({ id, shows }, at) => (
        <figure key={id}>
          <img src={id} alt={shows ?? jobEstimateText.photo(at + 1)} loading="lazy" />
          {shows ? <figcaption>{shows}</figcaption> : null}
        </figure>
      ))}
      {options.map(({ name }, option) =>
        accepted && accepted.option !== option ? null : (
          <section key={name}>
            <h2>{options.length > 1 ? name : jobEstimateText.whatsIncluded}</h2>
            <EstimateOption shown={shown} option={option} />
          </section>
        ),
      )}
      <Deposit
        options={options}
        accepted={accepted ? (accepted.option ?? 0) : null}
        isOpen={state === "sent"}
        businessName={business.name}
        terms={terms}
      />
      {accepted ? (
        <p>
          {jobEstimateText.paperAccepted({
            name: accepted.typedName,
            day: longDay(dayOf(accepted.createdAt, zone)),
            total: formatCents(accepted.totalCents ?? 0),
          })}
        </p>
      ) : null}
    </>
  );
}
