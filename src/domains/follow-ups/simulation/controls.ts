import { openingFor } from "../quiet-hours.ts";
import { recipientLocationOf } from "../sending/gate-facts.ts";
import type { Around } from "../sending/run-enrollment-step.server.ts";
import type { Step } from "../sequences/sequence.ts";
import type { Control } from "./run-case.ts";
import type { Rule } from "./violations.ts";

const withFacts = (around: Around, facts: Partial<Around["facts"]>): Around => ({
  ...around,
  facts: { ...around.facts, ...facts },
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
    change: (around) => withFacts(around, { informationalTexts: true, marketingTexts: true }),
  },
  "quiet hours": {
    change(around, _enrollment, now) {
      const [zipCode, phone] =
        daylight.find(
          ([zip, number]) => openingFor(recipientLocationOf(zip, number), new Date(now)).open,
        ) ?? daylight[0];
      return withFacts(around, { zipCode, phone: around.facts.phone && phone });
    },
  },
  duplicates: { forget: "the ledger" },
  "after stop": {
    forget: "endings",
    change: (around) => ({ ...around, isOptedOut: () => false, declinedSince: [] }),
  },
  "after a reply": {
    forget: "endings",
    change: (around) => withFacts(around, { replied: false }),
  },
  "after the lead moved on": { change: (around) => withFacts(around, { movedOn: false }) },
  "while paused": {
    change: (around) => ({ ...withFacts(around, { pageStatus: "live" }), paused: false }),
  },
  "without registration": {
    change: (around) => withFacts(around, { registration: "approved" }),
  },
  spacing: {
    change: (around) => withFacts(around, { lastAutomatedAt: null, lastTextAt: null }),
  },
  order: {
    change: (around) => ({
      ...withFacts(around, { doneUpTo: null }),
      sequence: { ...around.sequence, steps: reverseSteps(neverStale(around)) },
    }),
  },
  "too late": {
    change: (around) => ({
      ...around,
      sequence: { ...around.sequence, steps: neverStale(around) },
    }),
  },
};

function neverStale({ sequence }: Around): Step[] {
  return sequence.steps.map((step) => ({ ...step, staleAfter: 365 * 24 * 60 }));
}

/** Reverses the steps; each takes the due time of the step it replaces. */
function reverseSteps(steps: readonly Step[]): Step[] {
  return steps.toReversed().map((step, at) => ({ ...step, delay: steps[at]?.delay ?? step.delay }));
}
