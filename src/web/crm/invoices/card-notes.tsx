import { disputeReason } from "~/domains/billing/card-payments/card-payments.ts";
import type { CardPayments } from "~/domains/billing/card-payments/read-card-payments.server.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { longDay } from "~/domains/shared/time-zones/local-day.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { StuckRefund } from "./stuck-refund.tsx";

const decided = {
  won: "You won the dispute. You keep the money.",
  lost: "Your customer won the dispute, and their bank took the money back. If you’re writing it off, record it as a refund.",
};

/** What is going on with payments by card, beside what the ledger says. */
export function CardNotes({ cards: { refunds, disputes, hasProvider } }: { cards: CardPayments }) {
  return (
    <>
      {disputes.map(({ id, cents, reason, state, respondOn }) => (
        <Alert
          key={id}
          tone={state === "won" ? "good" : "warning"}
          title={`Your customer disputed a card payment of ${formatCents(cents)}`}
        >
          {state === "open" ? (
            <p>
              {disputeReason(reason)}. Respond in your Stripe dashboard
              {respondOn ? ` by ${longDay(respondOn)}` : null}; if you don’t, the money goes back to
              your customer.
            </p>
          ) : (
            <p>{decided[state]}</p>
          )}
        </Alert>
      ))}
      {refunds.map(({ id, cents, state, reason, isStuck }) =>
        isStuck ? (
          <StuckRefund key={id} id={id} cents={cents} canRepeat={hasProvider} />
        ) : state === "asked" ? (
          <Alert key={id} tone="info" title={`A refund of ${formatCents(cents)} is on its way`} />
        ) : (
          <Alert
            key={id}
            tone="warning"
            title={`The refund of ${formatCents(cents)} didn’t go through`}
          >
            {reason}
          </Alert>
        ),
      )}
    </>
  );
}
