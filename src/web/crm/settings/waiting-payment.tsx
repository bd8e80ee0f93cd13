import { Form } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";

/** For who comes back from the provider's page before its word (`plans.follows-provider`). */
export function WaitingPayment() {
  return (
    <Alert tone="info">
      <p>Stripe is confirming your payment. This takes a moment.</p>
      <Form method="post" action="/crm/settings/plan" className="mt-3">
        <Button type="submit" name="intent" value="check" variant="secondary" size="small">
          Check now
        </Button>
      </Form>
    </Alert>
  );
}
