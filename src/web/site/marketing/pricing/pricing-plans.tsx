import { plans } from "~/content/plans.ts";
import { planSection } from "~/content/pricing.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { CheckMark } from "../parts/check-mark.tsx";
import { Promises } from "../parts/promises.tsx";
import { dollars } from "./dollars.ts";

/** The two plans, each with its sign-up button (`content.plans`). */
export function PlanCards() {
  return (
    <section id="plans" className="section-space border-y border-line bg-sunken">
      <div className="page-width">
        <SectionHeading title={planSection.title} lead={planSection.lead} />
        <ul className="mt-12 grid gap-6 md:grid-cols-2">
          {plans.map((plan) => (
            <PlanCard key={plan.key} plan={plan} />
          ))}
        </ul>
        <Promises />
      </div>
    </section>
  );
}

function PlanCard({ plan }: { plan: (typeof plans)[number] }) {
  const withAds = plan.adBudget > 0;
  return (
    <Card as="li" className="flex flex-col sm:p-10">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-2xl">{plan.name}</h3>
        {withAds ? <Badge tone="info">{planSection.mark}</Badge> : null}
      </div>
      <p className="mt-2 text-muted">{plan.pitch}</p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
        <strong className="text-4xl tracking-tight">{dollars(plan.price)}</strong>
        <span className="text-muted">/month</span>
        {withAds ? (
          <span className="font-semibold text-good">
            includes a {dollars(plan.adBudget)} ad budget
          </span>
        ) : null}
      </p>
      <ul className="mt-6 mb-8 flex flex-col gap-3">
        {plan.includes.map((item) => (
          <li key={item} className="flex items-start gap-3">
            <span className="mt-1">
              <CheckMark />
            </span>
            {item}
          </li>
        ))}
      </ul>
      <LinkButton
        href={`/get-started?plan=${plan.key}`}
        variant={withAds ? "action" : "secondary"}
        size="large"
        className="mt-auto"
      >
        {plan.action}
      </LinkButton>
    </Card>
  );
}
