import { test } from "vitest";
import { runProgram } from "./run-program.ts";

const shell = (script: string, quietSeconds: number, heartbeat?: () => number) =>
  runProgram("/bin/sh", ["-c", script], {
    folder: ".",
    environment: process.env,
    quietSeconds,
    ...(heartbeat ? { heartbeat } : {}),
  });

const alive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.concurrent("kills a hung program and everything it started", async ({ expect }) => {
  const hung = await shell("sleep 300 & echo $!; wait", 0.5);
  expect(hung.signal).toBe("SIGKILL");
  const [pid, ...lines] = hung.output.split("\n");
  expect(lines).toContain("ended by force: nothing happened for 0.5 seconds");
  await expect.poll(() => alive(Number(pid)), { timeout: 8000 }).toBe(false);
});

test.concurrent("a slow program that prints now and then runs to completion", async ({
  expect,
}) => {
  const slow = await shell("for i in 1 2 3 4 5 6 7; do sleep 0.6; echo $i; done", 2.5);
  expect(slow).toMatchObject({ status: 0, output: "1\n2\n3\n4\n5\n6\n7\n" });
  expect(slow.milliseconds).toBeGreaterThan(4000);
});

test.concurrent("a silent program with a heartbeat runs to completion", async ({ expect }) => {
  const began = Date.now();
  const everySecond = () => Math.floor((Date.now() - began) / 1000);
  expect(await shell("sleep 4", 2.5, everySecond)).toMatchObject({ status: 0, output: "" });
});

test.concurrent("a crashed program's output is complete, and its leftovers block nothing", async ({
  expect,
}) => {
  const crashed = await shell("sleep 300 & echo on the way; kill -SEGV $$", 60);
  expect(crashed).toMatchObject({ status: null, signal: "SIGSEGV", output: "on the way\n" });
});
