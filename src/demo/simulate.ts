import { controls, rules, simulate } from "~/domains/follow-ups/index.ts";
import { endWithUsage, readCommandLine } from "~/platform/process/command-line.ts";
import { exitOnOldNode } from "~/platform/process/node-version.ts";
import { showProgress } from "~/platform/process/progress-output.ts";

exitOnOldNode();

/**
 * Simulates follow-ups on a virtual clock: `npm run simulate -- --leads 1000000 --seed 1`. Exits
 * with 1 if a rule is broken, or if a control run, with that rule's safeguard removed, finds no
 * violation.
 */
const command = {
  name: "npm run simulate",
  options: {
    leads: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
  },
} as const;
const { values } = readCommandLine(command);
const [leads, seed] = [Number(values.leads.replaceAll(/[_,]/g, "")), Number(values.seed)];
if (!Number.isInteger(leads) || leads < 1 || !Number.isInteger(seed)) {
  endWithUsage("Enter whole numbers, such as --leads 100000 --seed 1.", command);
}
/** Leads per control. */
const controlled = Math.min(leads, 20_000);
const total = leads + rules.length * controlled;
const show = showProgress("leads, controls included");
let before = 0;
/** Runs one part of the simulation; its progress continues from the earlier parts. */
function play(size: number, control?: (typeof controls)[keyof typeof controls]) {
  const result = simulate(size, seed, control, (done) => show(before + done, total));
  before += size;
  return result;
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const count = (number: number) => number.toLocaleString("en-US");
const started = performance.now();
const whole = play(leads);
const violations = rules.map((rule) => play(controlled, controls[rule]).violations[rule]);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const { sms, email, voicemail } = whole.sent;
print(
  `${count(whole.leads)} leads, ${count(sms)} texts, ${count(email)} emails, ${count(voicemail)} calls, seed ${seed}`,
);
print(`${seconds} s, including ${rules.length} controls of ${count(controlled)} leads each`);
let failed = false;
for (const [index, rule] of rules.entries()) {
  const broken = whole.violations[rule];
  failed ||= broken > 0 || violations[index] === 0;
  const where = whole.firstSeeds[rule] ? `, first with seed ${whole.firstSeeds[rule]}` : "";
  print(`${rule}: ${broken} violations${where} (${violations[index]} with its safeguard removed)`);
}
process.exit(failed ? 1 : 0);
