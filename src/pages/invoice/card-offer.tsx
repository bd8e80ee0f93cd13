import { formatCents } from "~/features/money/money.ts";
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
      <Alert tone="info" title="Your card payment is being confirmed">
        <p>
          If you finished paying, it shows here within a few minutes.{" "}
          <a href="?paid=1">Check again</a>
        </p>
        <form method="post" className="mt-3 print:hidden">
          <Button type="submit" variant="secondary">
            I have not paid yet
          </Button>
        </form>
      </Alert>
    );
  }
  return (
    <form method="post" className="flex flex-col gap-2 print:hidden">
      <Button type="submit" size="large" className="sm:self-start">
        Pay {formatCents(owedCents)} by card
      </Button>
      <p className="text-sm text-muted">Stripe takes your card on its own secure page.</p>
    </form>
  );
}
