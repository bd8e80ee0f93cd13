import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startProgram } from "../setup/child-process.ts";
import { freePort } from "../setup/free-port.ts";

const folder = mkdtempSync(join(tmpdir(), "hearthline-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function npmStart(environment: Record<string, string> = {}) {
  const port = await freePort();
  const settings = { DATA_DIR: folder, PORT: String(port), ...environment };
  const npm = startProgram("npm", ["start"], settings);
  onTestFinished(async () => void (await npm.stop()));
  return { port, npm };
}

/** Waits for the last line of a start, or for its exit. */
async function lastLine(npm: { lines: string[] }, line: string) {
  await expect.poll(() => npm.lines.join("\n"), { timeout: 240_000 }).toContain(line);
}

test("a first start prints only what the user needs", async () => {
  const { npm, port } = await npmStart();
  await lastLine(npm, "not sent yet");
  const site = `http://localhost:${port}`;
  const printed = npm.lines.filter((line) => line !== "" && !line.startsWith("> "));
  expect(printed).toEqual([
    expect.stringMatching(/^Preparing the database … done in \d+ s$/),
    expect.stringMatching(/^Loading sample data … done in \d+ s \(DEMO=no skips this\)$/),
    `Hearthline is running at ${site}`,
    expect.stringMatching(/^Create your account \(this link works once\): \S+\/admin\/setup\/\S+$/),
    `CRM: ${site}/crm/sign-in, sign in as owner@lone-star-pest-defense.example, the code is at ${site}/admin/messages`,
    `Homeowner's phone: ${site}/admin/phone`,
    "Email and texts are not sent yet. Before going live: npm run doctor",
  ]);
  expect(await npm.stop()).toBe(0);
});

test("it names an invalid setting, and stops when SIGINT stops npm", async () => {
  const { npm, port } = await npmStart({ SMPT_URL: "smtp://mail.test" });
  await lastLine(npm, "not sent yet");
  await expectStops(npm, port, "SIGINT");
  expect(npm.lines.join("\n")).toContain("SMPT_URL is not a setting: rename it to SMTP_URL");
});

test("LOG_FORMAT=json makes every line JSON, and SIGHUP stops the server", async () => {
  const { npm, port } = await npmStart({ LOG_FORMAT: "json" });
  await lastLine(npm, "set up the first administrator");
  await expectStops(npm, port, "SIGHUP");
  const printed = npm.lines.filter((line) => line !== "" && !line.startsWith("> "));
  expect(printed.map((line) => JSON.parse(line).msg)).toContain("ready");
});

test("the server stops when npm is killed", async () => {
  const { npm, port } = await npmStart();
  await lastLine(npm, "not sent yet");
  await expectStops(npm, port, "SIGKILL");
});

test("an invalid setting stops a start without data", async () => {
  const { npm } = await npmStart({ DATABASE_ULR: "postgres://localhost/hearth" });
  expect(await npm.exited).toBe(78);
  expect(npm.lines.join("\n")).toContain(
    "DATABASE_ULR is not a setting: rename it to DATABASE_URL",
  );
});

type Npm = Awaited<ReturnType<typeof npmStart>>["npm"];

/** Stops npm; the server has to stop with it. */
async function expectStops(npm: Npm, port: number, signal: NodeJS.Signals): Promise<void> {
  process.kill(npm.pid, signal);
  // All processes with its output open have exited.
  await npm.exited;
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
}
