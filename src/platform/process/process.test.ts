import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startProcess, startProgram } from "../../../tests/setup/child-process.ts";

const program = `
  const { runProcess } = await import("./src/platform/process/process.server.ts");
  void runProcess(() => {
    process.stdout.write("waiting\\n" + process.pid + "\\n");
    return new Promise(() => setInterval(() => {}, 1_000));
  });`;

test("a starting process exits immediately and cleanly on a signal", async () => {
  const environment = { LOG_LEVEL: "silent" };
  const waiting = startProcess(["--input-type=module", "-e", program], environment);
  await expect.poll(() => waiting.lines, { timeout: 60_000 }).toContain("waiting");
  expect(await waiting.stop(60)).toBe(0);
});

/** Starts the program in the background of a shell, and ends the shell. */
async function orphan(environment: string) {
  const command = `${environment} "$0" --input-type=module -e "$1" & exec sleep 300`;
  const shell = startProgram("sh", ["-c", command, process.execPath, program], {
    LOG_FORMAT: "json",
  });
  await expect.poll(() => shell.lines, { timeout: 60_000 }).toContain("waiting");
  await expect.poll(() => shell.lines.some((line) => /^\d+$/.test(line))).toBe(true);
  const pid = Number(shell.lines.find((line) => /^\d+$/.test(line)));
  onTestFinished(() => {
    // It may already have ended.
    spawnSync("kill", ["-9", String(pid)]);
  });
  process.kill(shell.pid, "SIGKILL");
  return shell;
}

test("a process whose npm ended reports it and ends", async () => {
  const { exited, lines } = await orphan("STARTED_BY_NPM=$$");
  // Everything that holds its output open has ended.
  await exited;
  expect(lines.join("\n")).toContain("npm ended");
});

test("a process that another npm script started in the background continues", async () => {
  const { exited } = await orphan("npm_lifecycle_event=deploy");
  expect(await Promise.race([exited, sleep(3_000, "running")])).toBe("running");
});
