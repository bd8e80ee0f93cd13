import { expect, test } from "vitest";
import { startProcess } from "../../../tests/setup/child-process.ts";

const program = `
  const { runProcess } = await import("./src/platform/process/process.server.ts");
  void runProcess(() => {
    process.stdout.write("waiting\\n");
    return new Promise(() => setInterval(() => {}, 1_000));
  });`;

test("operations.drain: a process that is only starting ends at once and well when it is told to", async () => {
  const environment = { LOG_LEVEL: "silent" };
  const waiting = startProcess(["--input-type=module", "-e", program], environment);
  await expect.poll(() => waiting.lines, { timeout: 60_000 }).toContain("waiting");
  expect(await waiting.stop(60)).toBe(0);
});
