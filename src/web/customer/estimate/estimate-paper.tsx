import type { DepositTerms, OpenedEstimate } from "~/domains/billing/index.server.ts";
import { jobEstimateText } from "~/domains/billing/index.ts";
import { dayOf, formatCents, longDay } from "~/domains/shared/index.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { BusinessLetterhead } from "~/web/shared/business-look/business-letterhead.tsx";
import { EstimateHead } from "~/web/shared/estimates/estimate-head.tsx";
import { EstimateOption } from "~/web/shared/estimates/estimate-option.tsx";

type EstimatePaperProps = {
  opened: OpenedEstimate;
  /** How to pay the deposit. */
  terms: DepositTerms | null;
};

/** PDF of an estimate; after acceptance only the accepted option, with name and date. */
export function EstimatePaper({ opened, terms }: EstimatePaperProps) {
  const { shown, response, zone, state } = opened;
  const accepted = response?.kind === "accepted" ? response : null;
  const { business, content, options } = shown;
  return (
    <>
      <BusinessLetterhead branding={opened.branding} />
      <h1>{jobEstimateText.paperHeading(business.name)}</h1>
      <EstimateHead shown={shown} />
      {(content.photos ?? []).map(({ id, shows }, index) => (
        <figure key={id}>
          <img src={id} alt={shows ?? jobEstimateText.photo(index + 1)} loading="lazy" />
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

type DepositProps = {
  options: readonly { totals: { depositCents: number } }[];
  /** Index of the accepted option; null before acceptance. */
  accepted: number | null;
  /** Whether the customer can still accept it. */
  isOpen: boolean;
  businessName: string;
  /** Null if the link is invalid. */
  terms: DepositTerms | null;
};

/** Text about how to pay the deposit, on the page and in the PDF. */
function depositInstructions({ howToPay }: DepositTerms, businessName: string): string {
  return howToPay ?? jobEstimateText.invoiceFollows(businessName);
}

/** Deposit of an estimate and how to pay it; hidden if it is paid or can't be paid. */
export function Deposit({ options, accepted, isOpen, businessName, terms }: DepositProps) {
  const deposits = options.map(({ totals }) => totals.depositCents);
  const depositCents = accepted === null ? null : (deposits[accepted] ?? 0);
  const isDue = depositCents === null ? isOpen && deposits.some(Boolean) : depositCents > 0;
  const invoice = terms?.invoice ?? null;
  const isPaid =
    invoice !== null &&
    (invoice.owedCents <= 0 || (depositCents !== null && invoice.paidCents >= depositCents));
  if (!isDue || !terms || isPaid) return null;
  return (
    <Card as="section" aria-labelledby="deposit" className="max-sm:p-4">
      <h2 id="deposit" className="text-xl">
        {depositCents === null
          ? jobEstimateText.depositOnAcceptance
          : jobEstimateText.depositDue(formatCents(depositCents))}
      </h2>
      {invoice ? (
        <>
          <p className="mt-2">
            {jobEstimateText.depositInvoice(invoice.name, formatCents(invoice.owedCents))}
          </p>
          <p className="mt-3">
            <LinkButton href={invoice.link} size="large">
              {jobEstimateText.payDeposit}
            </LinkButton>
          </p>
        </>
      ) : (
        <p className="mt-2 break-words whitespace-pre-wrap">
          {jobEstimateText.howToPay(depositInstructions(terms, businessName))}
        </p>
      )}
    </Card>
  );
}
