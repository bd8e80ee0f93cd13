import { payPerLead, plans } from "~/content/plans.ts";
import { whatYouPay } from "~/content/pricing.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { dollars } from "./dollars.ts";

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
