import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { equivalentMutants } from "./equivalent-mutants.ts";
import { type Mutant, withMutants } from "./mutants.ts";
import { mutated } from "./mutation-plugin.ts";

declare global {
  /** The file and number of the active mutant. */
  var activeMutant: string | null;
  /** Called in each round of a loop. */
  var countLoop: () => void;
}

let rounds = 0;
/** Milliseconds, far more than any test takes. */
const maxRounds = 1_000_000;
/** A mutant with an endless loop fails its test. */
globalThis.countLoop = () => {
  rounds += 1;
  if (rounds > maxRounds) throw new Error("This loop doesn't end");
};

/** A failing property is a killed mutant: its smallest example isn't needed. */
fc.configureGlobal({ seed: 20_261_128, endOnFailure: true });

const load = {
  gate: () => import("../../src/domains/follow-ups/gate.test.ts"),
  decideStep: () => import("../../src/domains/follow-ups/decide-step.test.ts"),
  quietHours: () => import("../../src/domains/follow-ups/quiet-hours.test.ts"),
};

/** Runs the gate's unit tests until one fails. */
async function findFailure(): Promise<unknown> {
  vi.resetModules();
  try {
    // Both import the instance of this registry that collects.
    const { takeTests: take } = await import("./collect-tests.ts");
    take();
    for (const file of Object.values(load)) {
      await file();
      for (const run of take()) {
        rounds = 0;
        await run();
      }
    }
    return null;
  } catch (error) {
    return error;
  }
}

const mutantsOf = (path: string) => withMutants(path, readFileSync(path, "utf8")).mutants;

const fileName = (path: string) => path.split("/").at(-1) ?? path;
/** Without the line number, so edits elsewhere in the file don't matter. */
const describeMutant = (path: string, { from, to }: Mutant) =>
  `${fileName(path)}: ${oneLine(from)} -> ${oneLine(to)}`;
const oneLine = (code: string) => code.replaceAll(/\s+/g, " ").slice(0, 90);

test("the unchanged gate passes its unit tests", async () => {
  globalThis.activeMutant = null;
  expect(await findFailure()).toBe(null);
});

test.each(mutated)("the unit tests find every mutant of %s", async (path) => {
  const alive: Mutant[] = [];
  const mutants = mutantsOf(path);
  for (const mutant of mutants) {
    globalThis.activeMutant = `${fileName(path)}:${mutant.id}`;
    if ((await findFailure()) === null) alive.push(mutant);
  }
  globalThis.activeMutant = null;
  const names = alive.map((mutant) => describeMutant(path, mutant));
  const equivalentNames = Object.keys(equivalentMutants).filter((name) =>
    name.startsWith(`${fileName(path)}:`),
  );
  const detected = mutants.length - alive.length;
  process.stdout.write(`${path}: ${mutants.length} mutants, ${detected} found\n`);
  const lines = alive
    .filter((mutant) => !equivalentNames.includes(describeMutant(path, mutant)))
    .map((mutant) => `line ${mutant.line}, ${describeMutant(path, mutant)}`);
  expect(lines).toEqual([]);
  expect(equivalentNames.filter((name) => !names.includes(name))).toEqual([]);
});
