import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startProcess } from "./child-process.ts";

const alive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const forever = "setInterval(() => {}, 1000); console.log('up', process.pid)";
const until = (reached: () => boolean) => expect.poll(reached).toBe(true);

test("kills and reports a process that ignores SIGTERM, with its last output", async () => {
  const stubborn = startProcess(["-e", `process.on('SIGTERM', () => {}); ${forever}`], {});
  await until(() => stubborn.lines.length > 0);
  await expect(stubborn.stop(0.2)).rejects.toThrow(/still running[\s\S]*up/);
  expect(alive(stubborn.pid)).toBe(false);
});

test("the process doesn't inherit the developer's own settings", async () => {
  process.env.DATABASE_URL = "postgres://precious";
  const curious = startProcess(["-p", "process.env.DATABASE_URL"], {});
  delete process.env.DATABASE_URL;
  expect(await curious.exited).toBe(0);
  expect(curious.lines).toEqual(["undefined"]);
});

test("killing the tests also kills what they started", async () => {
  const module = new URL("./child-process.ts", import.meta.url).href;
  const grandchild = JSON.stringify(forever);
  const runner = startProcess(
    [
      "--input-type=module",
      "-e",
      `const { startProcess } = await import(${JSON.stringify(module)});
       const started = startProcess(["-e", ${grandchild}], {});
       console.log(started.pid); setInterval(() => {}, 1000);`,
    ],
    {},
  );
  await until(() => runner.lines.length > 0);
  const pid = Number(runner.lines[0]);
  expect(alive(pid)).toBe(true);
  await runner.kill();
  await until(() => !alive(pid) || isZombie(pid));
});

/** A container's first process may never reap the orphans it inherits. */
function isZombie(pid: number): boolean {
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || / Z /.test(readFileSync(stat, "utf8"));
}
