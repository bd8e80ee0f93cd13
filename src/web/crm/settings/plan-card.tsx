import { Form } from "react-router";
import { plans } from "~/content/plans.ts";
import { planLabels } from "~/domains/identity/contractors/contractors.ts";
import type { readPlan } from "~/domains/publishing/plans/find-plan.server.ts";
import type { PlanState } from "~/domains/publishing/plans/plans.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { longDay } from "~/domains/shared/time-zones/local-day.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { MailLink } from "~/web/shared/frame/mail-link.tsx";
import { useIsMember } from "../frame/use-is-member.ts";

export type Current = NonNullable<Awaited<ReturnType<typeof readPlan>>["current"]>;

const badges: Record<PlanState, { label: string; tone: Tone }> = {
  active: { label: "Active", tone: "good" },
  canceled: { label: "Canceled", tone: "neutral" },
  past_due: { label: "Past due", tone: "bad" },
  ended: { label: "Ended", tone: "neutral" },
};

type PlanCardProps = {
  current: Current | null;
  pays: Awaited<ReturnType<typeof readPlan>>["pays"];
  /** Whether a subscription pays for it. */
  isBilled: boolean;
  /** Monthly price, if the provider returned it. */
  monthlyCents: number | null;
};

/** Status of the business's plan (`plans.states`). */
export function PlanCard({ current, pays, isBilled, monthlyCents }: PlanCardProps) {
  const isMember = useIsMember();
  if (!current) {
    return (
      <Card className="max-sm:p-4">
        <h2 className="text-xl">No plan yet</h2>
        <p className="mt-2 text-muted">
          {pays === "by_card"
            ? "Choose one below and pay by card. Your page is set up within 24 hours."
            : "Choose one below. We’ll set it up with you within 24 hours. Nothing is charged before that."}
        </p>
      </Card>
    );
  }
  const { label, tone } = badges[current.state];
  const usual = plans.find(({ key }) => key === current.plan)?.price ?? 0;
  const price = formatCents(monthlyCents ?? usual * 100).replace(/\.00$/, "");
  return (
    <Card className="max-sm:p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-xl">
          {planLabels[current.plan]}, {price}/month
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-2">{wordsOf(current, isBilled)}</p>
      {current.state === "canceled" && (isBilled || pays === "by_hand") && isMember ? (
        <Form method="post" action="/crm/settings/plan" className="mt-4">
          <Button type="submit" name="intent" value="keep">
            Keep my plan
          </Button>
        </Form>
      ) : null}
      {current.state === "past_due" && !isBilled ? (
        <p className="mt-2">
          To pay, or if you already did, email <MailLink />. We’ll sort it out with you.
        </p>
      ) : null}
      {isBilled && pays === "by_card" && isMember ? (
        <Form method="post" action="/crm/settings/plan" className="mt-4">
          <Button
            type="submit"
            name="intent"
            value="card"
            variant={current.state === "past_due" ? "action" : "secondary"}
          >
            {current.state === "past_due" ? "Update card and pay" : "Manage card and receipts"}
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}

function wordsOf({ state, paidUntil, lastDay }: Current, isBilled: boolean): string {
  switch (state) {
    case "active":
      return isBilled ? `Renews ${longDay(paidUntil)}.` : `Paid through ${longDay(paidUntil)}.`;
    case "canceled":
      return `Your plan runs through ${longDay(lastDay)}. You won’t be charged again.`;
    case "past_due":
      return `It was paid through ${longDay(paidUntil)}. Your page stays online through ${longDay(lastDay)}; after that it goes offline and your territory opens to other businesses.`;
    default:
      return "Your page is offline and your territory is open to other businesses. Everything in your CRM is still yours to read and export.";
  }
}
