import { Form } from "react-router";
import type { readCardSettings } from "~/domains/billing/card-payments/payment-accounts.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { useIsMember } from "../frame/use-is-member.ts";

type Cards = NonNullable<Awaited<ReturnType<typeof readCardSettings>>>;

const shown: Record<
  Cards["state"],
  { badge: string; tone: "good" | "warning" | "neutral"; words: string; button: string | null }
> = {
  none: {
    badge: "Off",
    tone: "neutral",
    words:
      "Customers pay on Stripe’s secure page, and the money goes straight to your own Stripe account. Stripe charges its usual fee for each payment. We don’t add one.",
    button: "Set up card payments",
  },
  begun: {
    badge: "Not finished",
    tone: "warning",
    words: "Stripe needs more information about your business.",
    button: "Finish on Stripe",
  },
  checking: {
    badge: "Under review",
    tone: "warning",
    words: "Stripe is checking what you entered. It will email you if it needs anything else.",
    button: "Open Stripe",
  },
  held: {
    badge: "On, payouts on hold",
    tone: "warning",
    words: "Customers can pay by card, but Stripe can’t send money to your bank yet.",
    button: "Finish on Stripe",
  },
  ready: {
    badge: "On",
    tone: "good",
    words: "Every invoice page has a button to pay the balance by card.",
    button: null,
  },
};

/** Whether customers can pay by card, and how to set it up (`payments.own-account`). */
export function CardSettings({ cards }: { cards: Cards }) {
  const { badge, tone, words, button } = shown[cards.state];
  const asksMore = cards.state === "ready" && cards.questions > 0;
  const label = asksMore ? "Answer Stripe’s questions" : button;
  useLiveUpdates("/crm/events", "payment-account");
  return (
    <Card as="section" aria-labelledby="cards" className="max-sm:p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="cards" className="text-xl">
          Card payments
        </h2>
        <Badge tone={tone}>{badge}</Badge>
      </div>
      <p className="mt-2 text-muted">{words}</p>
      {useIsMember() ? (
        <Form method="post" className="mt-4 flex flex-wrap gap-3">
          {label ? (
            <Button type="submit" name="intent" value="connect" variant="secondary">
              {label}
            </Button>
          ) : null}
          {cards.state === "none" ? null : (
            <Button type="submit" name="intent" value="check" variant="secondary">
              Check again
            </Button>
          )}
        </Form>
      ) : null}
    </Card>
  );
}
