import { Form } from "react-router";
import { disputeReason } from "~/domains/billing/card-payments/card-payments.ts";
import type { CardPayments } from "~/domains/billing/card-payments/read-card-payments.server.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { longDay } from "~/domains/shared/time-zones/local-day.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { useIsMember } from "../frame/use-is-member.ts";

const decided = {
  won: "You won the dispute. You keep the money.",
  lost: "Your customer won the dispute, and their bank took the money back. If you’re writing it off, record it as a refund.",
};

/** Pending refunds and disputes of card payments, which the ledger doesn't show. */
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

type StuckRefundProps = { id: string; cents: number; canRepeat: boolean };

/** A refund that Stripe hasn't confirmed for a day, with the available actions. */
function StuckRefund({ id, cents, canRepeat }: StuckRefundProps) {
  return (
    <Alert
      tone="warning"
      title={`It’s been a day, and Stripe hasn’t confirmed a refund of ${formatCents(cents)}`}
    >
      <p>
        {canRepeat ? "Try again. Your customer won’t be refunded twice. " : null}
        If you pay them back another way, choose “It wasn’t refunded”, then record what you paid.
      </p>
      {useIsMember() ? (
        <Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-3 print:hidden">
          <input type="hidden" name="refund_id" value={id} />
          {canRepeat ? (
            <Button type="submit" name="intent" value="repeat_refund">
              Try again
            </Button>
          ) : null}
          <Button type="submit" name="intent" value="drop_refund" variant="secondary">
            It wasn’t refunded
          </Button>
        </Form>
      ) : null}
    </Alert>
  );
}
