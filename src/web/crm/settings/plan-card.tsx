import { Form } from "react-router";
import { type Plan, plans } from "~/content/plans.ts";
import { planLabels } from "~/domains/identity/index.ts";
import type { readPlan } from "~/domains/publishing/index.server.ts";
import type { PlanState } from "~/domains/publishing/index.ts";
import { formatCents, longDay } from "~/domains/shared/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { MailLink } from "~/web/shared/frame/contact-links.tsx";

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

/** Status of the business's plan (`plans.end`). */
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
  const monthlyPrice = plans.find(({ key }) => key === current.plan)?.price ?? 0;
  const price = formatCents(monthlyCents ?? monthlyPrice * 100).replace(/\.00$/, "");
  return (
    <Card className="max-sm:p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-xl">
          {planLabels[current.plan]}, {price}/month
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-2">{describePlan(current, isBilled)}</p>
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

function describePlan({ state, paidUntil, lastDay }: Current, isBilled: boolean): string {
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

/** How a plan is started: manually, at checkout, by changing the current one, or not now (null). */
export type PlanChangeMethod = "by_hand" | "checkout" | "change" | null;

type PlanChoiceProps = {
  plan: Plan;
  isCurrent: boolean;
  isWanted: boolean;
  method: PlanChangeMethod;
};

/** One plan, worded exactly as in `content.plans`. */
export function PlanChoice({ plan, isCurrent, isWanted, method }: PlanChoiceProps) {
  const { key, name, price, adBudget, includes } = plan;
  const isMember = useIsMember();
  return (
    <Card className="flex flex-col gap-3 max-sm:p-4">
      <h3 className="text-lg">{name}</h3>
      <p>
        <span className="text-2xl font-bold">{`$${price}`}</span>/month
        {adBudget > 0 ? `, including a $${adBudget} ad budget` : null}
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {includes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="mt-auto pt-2">
        {isCurrent ? <Badge tone="good">Your plan</Badge> : null}
        {!isCurrent && isWanted ? <Badge tone="info">We’ll contact you about it</Badge> : null}
        {!(isCurrent || isWanted) && isMember && method ? (
          <Form method="post" action="/crm/settings/plan">
            <input type="hidden" name="plan" value={key} />
            <Button
              type="submit"
              name="intent"
              value={method === "change" ? "change" : "choose"}
              variant="secondary"
            >
              {method === "change" ? "Change to" : "Choose"} {name}
            </Button>
            {method === "by_hand" ? null : (
              <p className="mt-2 text-sm text-muted">
                {method === "change"
                  ? "Changes right away. The difference will be on your next bill."
                  : "You’ll pay by card on Stripe’s page."}
              </p>
            )}
          </Form>
        ) : null}
      </div>
    </Card>
  );
}
