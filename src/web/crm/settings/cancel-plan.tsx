import { Form } from "react-router";
import type { readPlan } from "~/domains/publishing/plans/find-plan.server.ts";
import { numberDays } from "~/domains/publishing/plans/plans.ts";
import { longDay } from "~/domains/shared/time-zones/local-day.ts";
import { serviceTitle } from "~/domains/storefront/business-pages/business-pages.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import type { Current } from "./plan-card.tsx";

type CancelPlanProps = {
  current: Current;
  pages: Awaited<ReturnType<typeof readPlan>>["pages"];
};

/** Explains what canceling means before it is confirmed (`plans.cancel`). */
export function CancelPlan({ current: { state, paidUntil }, pages }: CancelPlanProps) {
  const isOver = state === "past_due";
  const until = isOver ? "today" : longDay(paidUntil);
  const areas = pages.map(
    ({ service, city, state: inState }) => `${serviceTitle(service)} in ${city}, ${inState}`,
  );
  const rows: [string, string][] = [
    [
      "Billing",
      isOver
        ? "You won’t be charged again."
        : `You won’t be charged again. Your plan is paid through ${until}.`,
    ],
    [
      "Your page",
      pages.length === 0
        ? "You don’t have a page online."
        : isOver
          ? "It goes offline within the hour."
          : `It stays online through ${until}, then goes offline.`,
    ],
    [
      "Your territory",
      areas.length === 0
        ? "You don’t have one."
        : `${areas.join("; ")}: available to other businesses after ${until}. We’ll let businesses on the waiting list know.`,
    ],
    [
      "Your texting number",
      `We stop texting from it after your last day. You keep it for ${numberDays} more days so you don’t miss any replies. To move it to another provider, email us before then.`,
    ],
    [
      "Your data",
      "Leads, conversations, estimates, and invoices stay here. You can sign in, read, and export them. Nothing is deleted unless you ask us to.",
    ],
  ];
  return (
    <Card as="section" aria-labelledby="cancel" className="max-sm:p-4">
      <h2 id="cancel" className="text-xl">
        If you cancel
      </h2>
      <dl className="mt-3 flex flex-col gap-3">
        {rows.map(([term, words]) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="text-muted">{words}</dd>
          </div>
        ))}
      </dl>
      <Form
        method="post"
        action="/crm/settings/plan"
        className="mt-5 flex flex-wrap items-center gap-3"
      >
        <Button type="submit" name="intent" value="cancel" variant="danger">
          Cancel my plan
        </Button>
        <LinkButton href="/crm/settings/plan" variant="secondary">
          Keep my plan{" "}
        </LinkButton>
      </Form>
    </Card>
  );
}
