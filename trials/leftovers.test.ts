import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isLeftover } from "./leftovers.ts";

const leftovers = fileURLToPath(new URL("./leftovers.ts", import.meta.url));

/** Runs a program with two cleanups at its end. @returns its output */
async function play(code: string, signal?: NodeJS.Signals): Promise<string> {
  const program = `
    import { undoAtEnd } from ${JSON.stringify(leftovers)};
    undoAtEnd(() => console.log("first"));
    undoAtEnd(() => { throw new Error("no such device"); });
    const undo = undoAtEnd(() => console.log("last"));
    console.log("made");
    console.error("ready");
    ${code}`;
  const running = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed = text(running.stdout);
  if (signal) {
    await once(running.stderr, "data");
    running.kill(signal);
  }
  return printed;
}

const waits = "setInterval(() => {}, 1000);";

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "a trial's cleanups run after %s, the last first",
  async (signal) => {
    expect(await play(waits, signal)).toBe("made\nlast\nfirst\n");
  },
);

test("a cleanup that already ran is not repeated", async () => {
  expect(await play("undo(); undo();")).toBe("made\nlast\nfirst\n");
});

test.each([
  ["hl123sw", true],
  ["hl123h0", true],
  ["hl123w", true],
  ["hl-router-123", true],
  ["hl-host-123", true],
  ["hl77sw", false],
  ["hlog1", false],
  ["eth0", false],
  ["docker0", false],
])("after a killed trial: %s is %s", (name, expected) => {
  expect(isLeftover(name, (pid) => pid === 77)).toBe(expected);
});
