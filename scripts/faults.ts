import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCommandLine } from "../src/platform/process/command-line.ts";
import { findPostgresBinaries, postgresInstallHint } from "../tests/setup/postgres-binaries.ts";
import { runNpmScript } from "./test-step.ts";

/**
 * Runs the faults and attacks that the product survives against a fresh build. `npm run faults --
 * mail` runs the files with "mail" in their names. The last line says how many passed and how many
 * failed.
 */
const { operands: names } = readCommandLine({ name: "npm run faults", operands: "[NAME] …" });
if (!findPostgresBinaries()) {
  console.error(postgresInstallHint);
  process.exit(1);
}
const build = await runNpmScript("build");
if (!build.ok) {
  console.error(build.output);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "hearthline-faults-"));
const report = join(folder, "report.json");
const playing = spawn(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    "faults",
    "--reporter=verbose",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...names,
  ],
  { stdio: "inherit" },
);
const [status] = await once(playing, "close");
const { passed, failed } = count();
rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && status === 0 ? 0 : 1;

/** A file that fails to load counts as one failure. */
function count(): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: Math.max(numFailedTests, status === 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
