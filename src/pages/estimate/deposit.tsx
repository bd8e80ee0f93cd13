import type { DepositTerms } from "~/features/invoices/deposit-terms.server.ts";
import { formatCents } from "~/features/money/money.ts";
import { Card } from "~/ui/layout/card.tsx";

type DepositProps = {
  /** Of what was accepted; null while an option is still to be chosen. */
  depositCents: number | null;
  businessName: string;
  terms: DepositTerms;
};

/** What is said of how the deposit is paid, on the page and on paper (`estimates.deposit`). */
function howToPayDeposit({ howToPay }: DepositTerms, businessName: string): string {
  return howToPay ?? `${businessName} will send you an invoice for the deposit.`;
}

/** The deposit of an estimate and how it is paid: nothing is asked for that can't be paid. */
export function Deposit({ depositCents, businessName, terms }: DepositProps) {
  const { invoice } = terms;
  const isPaid =
    invoice !== null &&
    (invoice.owedCents <= 0 || (depositCents !== null && invoice.paidCents >= depositCents));
  if (isPaid) return null;
  return (
    <Card as="section" aria-labelledby="deposit" className="max-sm:p-4">
      <h2 id="deposit" className="text-xl">
        {depositCents === null
          ? "A deposit is due when you accept"
          : `Deposit: ${formatCents(depositCents)}, due now`}
      </h2>
      {invoice ? (
        <p className="mt-2">
          See and pay your invoice:{" "}
          <a href={invoice.link} className="text-link">
            {invoice.name}, {formatCents(invoice.owedCents)} due
          </a>
        </p>
      ) : (
        <p className="mt-2 break-words whitespace-pre-wrap">
          How to pay: {howToPayDeposit(terms, businessName)}
        </p>
      )}
    </Card>
  );
}
