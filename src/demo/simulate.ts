import { parseArgs } from "node:util";
import { controls } from "~/features/follow-ups/simulation/controls.ts";
import { simulate } from "~/features/follow-ups/simulation/simulate.ts";
import { rules } from "~/features/follow-ups/simulation/violations.ts";
import { endOnOldNode } from "~/platform/process/node-version.ts";

endOnOldNode();

/**
 * Plays follow-ups on a virtual clock: `npm run simulate -- --leads 1000000 --seed 1`. Fails when a
 * rule is broken, or when a control without that rule finds nothing.
 */
const { values } = parseArgs({
  options: {
    leads: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
  },
});
const [leads, seed] = [Number(values.leads.replaceAll(/[_,]/g, "")), Number(values.seed)];
if (!Number.isInteger(leads) || leads < 1 || !Number.isInteger(seed)) {
  throw new Error("Say how many: --leads 100000 --seed 1");
}
const print = (line: string) => process.stdout.write(`${line}\n`);
const started = performance.now();
const whole = simulate(leads, seed);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const { sms, email } = whole.sent;
print(`${whole.leads} leads, ${sms} texts, ${email} mails, ${seconds} s, seed ${seed}`);
let failed = false;
for (const rule of rules) {
  const broken = whole.violations[rule];
  const found = simulate(Math.min(leads, 20_000), seed, controls[rule]).violations[rule];
  failed ||= broken > 0 || found === 0;
  const where = whole.firstSeeds[rule] ? `, first with seed ${whole.firstSeeds[rule]}` : "";
  print(`${rule}: broken ${broken} times${where}; without what keeps it ${found} times`);
}
process.exit(failed ? 1 : 0);
