import { invoiceText } from "~/domains/billing/invoices/invoices.text.en.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";

type CardOfferProps = {
  /** "confirming": they come back from paying, and nobody has told us yet. */
  card: "offered" | "confirming";
  owedCents: number;
};

/** The way to the page on which an invoice is paid by card; a second press leads to the same one. */
export function CardOffer({ card, owedCents }: CardOfferProps) {
  if (card === "confirming") {
    return (
      <Alert tone="info" title={invoiceText.confirming}>
        <p>
          {invoiceText.confirmingHelp} <a href="?paid=1">{invoiceText.checkAgain}</a>
        </p>
        <form method="post" className="mt-3 print:hidden">
          <Button type="submit" variant="secondary">
            {invoiceText.notPaidYet}
          </Button>
        </form>
      </Alert>
    );
  }
  return (
    <form method="post" className="flex flex-col gap-2 print:hidden">
      <Button type="submit" size="large" className="sm:self-start">
        {invoiceText.payByCard(formatCents(owedCents))}
      </Button>
      <p className="text-sm text-muted">{invoiceText.securePage}</p>
    </form>
  );
}
