import { generateCase } from "./generate-case.ts";
import { createRandom } from "./random.ts";
import { type Control, runCase } from "./run-case.ts";
import { findViolations, type Rule, rules } from "./violations.ts";

/** A simulation's result: leads, sent messages, violations per rule, and the first seed of each. */
type SimulationResult = {
  leads: number;
  sent: { sms: number; email: number };
  violations: Record<Rule, number>;
  /** The seed of the first case that broke the rule. */
  firstSeeds: Partial<Record<Rule, number>>;
};

/**
 * Runs simulated cases until this many leads were followed up.
 * @param control the feature to disable; none by default
 * @param onProgress called with the number of leads followed up, at most `leads`
 */
export function simulate(
  leads: number,
  seed: number,
  control?: Control,
  onProgress: (done: number) => void = () => {},
): SimulationResult {
  const violations = Object.fromEntries(rules.map((rule) => [rule, 0])) as Record<Rule, number>;
  const result: SimulationResult = {
    leads: 0,
    sent: { sms: 0, email: 0 },
    violations,
    firstSeeds: {},
  };
  for (let number = seed; result.leads < leads; number += 1) {
    const random = createRandom(number);
    const one = generateCase(random);
    const sent = runCase(one, random, control);
    for (const { channel } of sent) result.sent[channel] += 1;
    for (const rule of findViolations(one, sent)) {
      result.violations[rule] += 1;
      result.firstSeeds[rule] ??= number;
    }
    result.leads += one.askedAt.length;
    onProgress(Math.min(result.leads, leads));
  }
  return result;
}
