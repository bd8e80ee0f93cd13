import { spawnSync } from "node:child_process";
import { writeDocument } from "../bench/document.ts";
import { prepareInstallation } from "../bench/installation.ts";
import { describeMachine } from "../bench/machine.ts";
import { table } from "../bench/report.ts";
import type { Row, Section } from "../bench/section.ts";
import { sections } from "../bench/sections.ts";
import { endWithUsage, readCommandLine } from "../src/platform/process/command-line.ts";

/** Measures everything, or the given sections, prints one table and writes docs/benchmarks.md. */
const command = {
  name: "npm run bench",
  operands: `[${sections.map(({ name }) => name).join("|")}] …`,
};
const chosen = chooseSections(readCommandLine(command).operands);
build();
const machine = describeMachine();
console.log(machine);
const installation = prepareInstallation();
const measured = new Map<Section, Row[]>();
try {
  for (const section of chosen) {
    console.log(`measuring: ${section.title} …`);
    measured.set(section, await section.measure(installation));
  }
} finally {
  await installation.stop();
}
console.log(`\n${table([...measured.values()].flat())}`);
writeDocument(measured, machine);

function chooseSections(names: string[]): readonly Section[] {
  const unknown = names.filter((name) => !sections.some((section) => section.name === name));
  if (unknown.length > 0) endWithUsage(`There is no section ${unknown.join(", ")}.`, command);
  return names.length === 0 ? sections : sections.filter(({ name }) => names.includes(name));
}

/** Rebuilds, so the benchmark measures the current sources. */
function build(): void {
  const { status } = spawnSync("npm", ["run", "--silent", "build"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
}
