import type { DepositTerms } from "~/domains/billing/invoices/deposit-terms.server.ts";
import { jobEstimateText } from "~/domains/billing/job-estimates/job-estimates.text.en.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { Card } from "~/ui/layout/card.tsx";

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
        <p className="mt-2">
          {jobEstimateText.payDeposit}{" "}
          <a href={invoice.link} className="text-link">
            {jobEstimateText.depositInvoice(invoice.name, formatCents(invoice.owedCents))}
          </a>
        </p>
      ) : (
        <p className="mt-2 break-words whitespace-pre-wrap">
          {jobEstimateText.howToPay(depositInstructions(terms, businessName))}
        </p>
      )}
    </Card>
  );
}
