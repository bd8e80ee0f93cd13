import { payPerLead, plans } from "~/content/plans.ts";
import { planSection, whatYouPay } from "~/content/pricing.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { SectionHeading } from "~/ui/layout/page-sections.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { CheckMark, Promises } from "~/web/site/marketing/parts/marketing-parts.tsx";
import { dollars } from "./month-of-leads.ts";

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

const rows = [
  { label: "Monthly price", of: (plan: (typeof plans)[number]) => dollars(plan.price) },
  {
    label: "Ad budget included",
    of: (plan: (typeof plans)[number]) =>
      plan.adBudget ? dollars(plan.adBudget) : whatYouPay.addAds,
  },
  { label: "Price per lead", of: () => "None" },
  { label: "Contract", of: () => "None" },
  { label: "Cancel", of: () => "Anytime" },
  { label: "Setup", of: () => "Within 24 hours" },
];

/** The two offers, each with its own caption so the prices aren't added together. */
export function WhatYouPay() {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <div className="page-width">
        <SectionHeading title={whatYouPay.title} lead={whatYouPay.lead} />
        <div className="mt-12 grid items-start gap-8 lg:grid-cols-[1.4fr_1fr]">
          <Table caption={whatYouPay.caption}>
            <thead>
              <tr>
                <Th>Per month</Th>
                {plans.map((plan) => (
                  <Th key={plan.key}>{plan.name}</Th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={row.label}>
                  <Th scope="row">{row.label}</Th>
                  {plans.map((plan) => (
                    <Td key={plan.key} className={index === 0 ? "text-xl font-bold" : undefined}>
                      {row.of(plan)}
                    </Td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
          <div>
            <Table caption={payPerLead.caption}>
              <thead>
                <tr>
                  <Th>Per lead</Th>
                  <Th>Price</Th>
                </tr>
              </thead>
              <tbody>
                {payPerLead.rows.map((row) => (
                  <tr key={row.what}>
                    <Th scope="row">{row.what}</Th>
                    <Td className="font-semibold whitespace-nowrap">{row.price}</Td>
                  </tr>
                ))}
              </tbody>
            </Table>
            <LinkButton href="/pay-per-lead" variant="secondary" className="mt-4">
              {payPerLead.action}
            </LinkButton>
          </div>
        </div>
        <p className="mt-6 max-w-3xl text-muted">{whatYouPay.note}</p>
      </div>
    </section>
  );
}
