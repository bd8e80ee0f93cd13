import { Form } from "react-router";
import { formatCents } from "~/domains/shared/money/money.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { useIsMember } from "../frame/use-is-member.ts";

type StuckRefundProps = { id: string; cents: number; canRepeat: boolean };

/** A refund that Stripe said nothing of for a day, and what can be done about it (`payments.stuck-refunds`). */
export function StuckRefund({ id, cents, canRepeat }: StuckRefundProps) {
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
