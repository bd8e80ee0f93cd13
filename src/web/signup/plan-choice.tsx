import type { PlanKey } from "~/domains/identity/index.ts";
import { Button } from "~/ui/buttons/button.tsx";

/** How plans are paid: by card at the provider, or as agreed with staff. */
export type PaymentMethod = "by_card" | "by_hand";

/** A plan offered in the wizard. */
export type OfferedPlan = {
  key: PlanKey;
  name: string;
  /** "$397/month, including a $300 ad budget". */
  price: string;
  /** Text of its button. */
  action: string;
};

/** All plans, and the selected one. */
type Choice = { plans: readonly OfferedPlan[]; plan: PlanKey | null };

const channelsFor = ({ plans, plan: key }: Choice) =>
  plans.find((plan) => plan.key === key) ?? null;

/** Selected plan and price, above each step. */
export function ChosenPlan(choice: Choice) {
  const plan = channelsFor(choice);
  return (
    <p className="mt-4 text-sm text-muted">
      {plan ? (
        <>
          Your plan: <strong className="text-ink">{plan.name}</strong>, {plan.price}. Cancel
          anytime.
        </>
      ) : (
        "No plan chosen yet. Nothing is charged during sign-up."
      )}
    </p>
  );
}

type PlanSummaryProps = Choice & {
  pays: PaymentMethod;
  /** Days that a page stays live without a plan; null for no limit. */
  freeDays: number | null;
};

/** Cost and due date, before the last click. */
export function PlanSummary({ pays, freeDays, ...choice }: PlanSummaryProps) {
  const plan = channelsFor(choice);
  const rows: [string, string][] = plan
    ? [
        ["Plan", plan.name],
        ["Price", plan.price],
        [
          "First charge",
          pays === "by_card"
            ? "Nothing today. You'll pay by card in your dashboard after you confirm your email, then on the same day each month."
            : "Nothing today. We'll set up payment with you within 24 hours, and we charge nothing before that.",
        ],
        ["Cancel", "Cancel anytime. No contracts."],
      ]
    : [
        ["Plan", "None chosen yet"],
        ["Price", "$0 until you choose a plan: $97 or $397 a month"],
        [
          "First charge",
          `Nothing today. You can choose a plan below, or later in your dashboard.${freeDays === null ? "" : ` Without one, your page comes down after ${freeDays} days.`}`,
        ],
        ["Cancel", "Cancel anytime. No contracts."],
      ];
  return (
    <section aria-label="Your plan" className="rounded-xl bg-sunken p-4">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="sm:contents">
            <dt className="font-semibold">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * Plans, below the step's own buttons, which come first for the Enter key. Selecting one keeps the
 * step's input.
 */
export function PlanSwitch({ plans, plan: key, busy }: Choice & { busy: boolean }) {
  return (
    <details className="mt-8 border-t border-line pt-5">
      <summary className="text-link w-fit cursor-pointer py-1 font-semibold">
        {key ? "Change plan" : "Choose a plan"}
      </summary>
      <ul className="mt-4 flex flex-col gap-4">
        {plans.map((plan) => (
          <li key={plan.key} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <strong>{plan.name}</strong>
              <span className="block text-sm text-muted">{plan.price}</span>
            </span>
            {plan.key === key ? (
              <span className="text-sm font-semibold text-good">Your plan</span>
            ) : (
              <Button
                type="submit"
                variant="secondary"
                name="intent"
                value={`plan:${plan.key}`}
                disabled={busy}
              >
                {plan.action}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        Prefer to pay for each lead, with no monthly fee?{" "}
        <a href="/pay-per-lead" className="text-link">
          Ask about pay per lead
        </a>
      </p>
    </details>
  );
}
