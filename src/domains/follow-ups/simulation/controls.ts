import { openingFor } from "../quiet-hours.ts";
import { recipientLocationOf } from "../sending/gate-facts.ts";
import type { StepContext } from "../sending/run-enrollment-step.server.ts";
import type { Step } from "../sequences/sequence.ts";
import type { Control } from "./run-case.ts";
import type { Rule } from "./violations.ts";

const withFacts = (context: StepContext, facts: Partial<StepContext["facts"]>): StepContext => ({
  ...context,
  facts: { ...context.facts, ...facts },
});

/** Always daytime somewhere. */
const daylight = [
  ["10001", "+12125550100"],
  ["90001", "+12135550100"],
  ["96813", "+18085550100"],
  ["96910", "+16715550100"],
] as const;

/**
 * For each rule, the product without the feature that enforces it: these runs must find violations.
 */
export const controls: Record<Rule, Control> = {
  consent: {
    change: (context) => withFacts(context, { informationalTexts: true, marketingTexts: true }),
  },
  "quiet hours": {
    change(context, _enrollment, now) {
      const [zipCode, phone] =
        daylight.find(
          ([zip, number]) => openingFor(recipientLocationOf(zip, number), new Date(now)).open,
        ) ?? daylight[0];
      return withFacts(context, { zipCode, phone: context.facts.phone && phone });
    },
  },
  duplicates: { forget: "the ledger" },
  "after stop": {
    forget: "endings",
    change: (context) => ({ ...context, isOptedOut: () => false, declinedSince: [] }),
  },
  "after a reply": {
    forget: "endings",
    change: (context) => withFacts(context, { replied: false }),
  },
  "after the lead moved on": { change: (context) => withFacts(context, { movedOn: false }) },
  "while paused": {
    change: (context) => ({ ...withFacts(context, { pageStatus: "live" }), paused: false }),
  },
  "without registration": {
    change: (context) => withFacts(context, { registration: "approved" }),
  },
  spacing: {
    change: (context) => withFacts(context, { lastAutomatedAt: null, lastTextAt: null }),
  },
  order: {
    change: (context) => ({
      ...withFacts(context, { doneUpTo: null }),
      sequence: { ...context.sequence, steps: reverseSteps(neverStale(context)) },
    }),
  },
  "too late": {
    change: (context) => ({
      ...context,
      sequence: { ...context.sequence, steps: neverStale(context) },
    }),
  },
};

function neverStale({ sequence }: StepContext): Step[] {
  return sequence.steps.map((step) => ({ ...step, staleAfter: 365 * 24 * 60 }));
}

/** Reverses the steps; each takes the due time of the step it replaces. */
function reverseSteps(steps: readonly Step[]): Step[] {
  return steps.toReversed().map((step, at) => ({ ...step, delay: steps[at]?.delay ?? step.delay }));
}
