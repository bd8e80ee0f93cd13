import { Form } from "react-router";
import type { Plan } from "~/content/plans.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useIsMember } from "../frame/use-is-member.ts";

/** How a plan is started: manually, at checkout, by changing the current one, or not now (null). */
export type PlanChangeMethod = "by_hand" | "checkout" | "change" | null;

type PlanChoiceProps = { plan: Plan; isCurrent: boolean; isWanted: boolean; way: PlanChangeMethod };

/** One plan, worded exactly as in `content.plans`. */
export function PlanChoice({ plan, isCurrent, isWanted, way }: PlanChoiceProps) {
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
        {!(isCurrent || isWanted) && isMember && way ? (
          <Form method="post" action="/crm/settings/plan">
            <input type="hidden" name="plan" value={key} />
            <Button
              type="submit"
              name="intent"
              value={way === "change" ? "change" : "choose"}
              variant="secondary"
            >
              {way === "change" ? "Change to" : "Choose"} {name}
            </Button>
            {way === "by_hand" ? null : (
              <p className="mt-2 text-sm text-muted">
                {way === "change"
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
