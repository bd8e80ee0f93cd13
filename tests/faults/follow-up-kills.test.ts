import { mkdtempSync, rmSync } from "node:fs";
import { constants, getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { startApplication, startWorker } from "../setup/application.ts";
import { createDatabase } from "../setup/postgres-databases.ts";
import {
  addBusinesses,
  addLeads,
  atAnyHour,
  countOpen,
  examineTexts,
  letTimePass,
  type Texted,
  textsOf,
  textsThrough,
} from "./follow-ups.ts";
import { savingGuards } from "./guards/saving.ts";
import { type Guard, guardsLeft, withoutGuards } from "./guards.ts";
import { onEmbedded, onPostgres, type RunSql } from "./kill-findings.ts";

/** Kills on PostgreSQL in `npm run faults`; a fifth on the embedded database, and a few in `npm test`. */
const rounds = Number(process.env.KILL_ROUNDS ?? 250);
const roundsOnEmbedded = Math.max(1, Math.floor(rounds / 5));

/** Each round starts the product, which is slow on a busy machine. */
const allTheTime = { timeout: 600_000 + rounds * 10_000 };

/** More texts than are sent before a process is killed, including those in flight. */
const leadsPerRound = 60;

const provider = await startTwilioServer();
// The provider sends no delivery reports.
provider.reports = () => [];
const folder = mkdtempSync(join(tmpdir(), "hearthline-texts-"));
afterEach(() => {
  provider.texts.length = 0;
});
afterAll(async () => {
  await provider.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a sending process. @returns once it has started */
type Start = () => Promise<{ kill(): Promise<void> }>;

/** Concurrent senders on PostgreSQL; a start takes longer than the rest of the round. */
const concurrency = 3;

/** Response time in milliseconds, long enough that some requests are always in flight. */
const defaultLatencyMs = 40;
/** Milliseconds, longer than any timeout here: a process killed in the meantime gets no response. */
const noResponse = 60_000;

/** Repeatedly kills the sender mid-send; the last time certainly with a text in flight. */
async function killRepeatedly(start: Start, times: number, atOnce = 1): Promise<void> {
  const reached = (count: number) =>
    expect
      .poll(() => provider.texts.length, { timeout: 300_000, interval: 2 })
      .toBeGreaterThanOrEqual(count);
  provider.slowness = defaultLatencyMs;
  let remaining = times - 1;
  const killInTurn = async () => {
    while (remaining-- > 0) {
      const before = provider.texts.length;
      const running = await start();
      // With other processes running, only texts sent from here on can be from this one.
      const from = atOnce === 1 ? before : provider.texts.length;
      await reached(from + 1 + Math.floor(Math.random() * 10));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
      await running.kill();
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, remaining) }, killInTurn));
  const last = await start();
  provider.slowness = noResponse;
  await reached(provider.texts.length + 1);
  await last.kill();
  provider.slowness = 0;
}

/** Two businesses with a rate limit low enough that a killed process has texts left to send. */
const addPeople = async (sql: RunSql, times: number) =>
  addLeads(sql, await addBusinesses(sql, 2, 40), times * leadsPerRound);

const hurry = (sql: RunSql) => sql("update senders set texts_per_second = 100000");

function report(
  database: string,
  times: number,
  { twice, lost, invented, uncertain }: Texted,
): void {
  process.stdout.write(
    `faults: ${times} kills while texts were sent on ${database}: ${provider.texts.length} reached the provider; ` +
      `${twice.length} twice, ${lost.length} lost, ${invented.length} invented, ${uncertain} uncertain\n`,
  );
}

const patiently = { timeout: 300_000, interval: 200 };
const nothing = { twice: [], lost: [], invented: [] };

/** Kills workers on a separate database. @param then checks the remaining state */
async function killWorkers<T>(
  times: number,
  removed: readonly Guard[],
  then: (sql: RunSql, people: string[]) => Promise<T>,
): Promise<T> {
  const server = inject("postgresServer") ?? "";
  const name = `texts_${crypto.randomUUID()}`;
  const databaseUrl = await createDatabase(server, name, inject("demoTemplate"));
  const environment = { ...textsThrough(provider), ...withoutGuards([atAnyHour, ...removed]) };
  const start = async () => {
    const worker = startWorker({ databaseUrl, environment, dataFolder: folder });
    const isReady = () => worker.lines.some((line) => line.includes("worker ready"));
    await expect.poll(isReady, { ...patiently, interval: 5 }).toBe(true);
    expect(getPriority(worker.pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
    return worker;
  };
  return onPostgres(databaseUrl, async (sql) => {
    const people = await addPeople(sql, times);
    await killRepeatedly(start, times, concurrency);
    await hurry(sql);
    await letTimePass(sql);
    const last = await start();
    try {
      return await then(sql, people);
    } finally {
      await last.kill();
    }
  });
}

test.skipIf(inject("postgresServer") === null)(
  "fault.killed-text: SIGKILL on PostgreSQL sends each text at most once, forgets none",
  allTheTime,
  async () => {
    const { uncertain, ...found } = await killWorkers(rounds, [], async (sql, people) => {
      await expect.poll(() => countOpen(sql, people), patiently).toBe(0);
      return examineTexts(sql, provider, people);
    });
    report("PostgreSQL", rounds, { uncertain, ...found });
    expect(found).toEqual(nothing);
    expect(uncertain).toBeGreaterThan(0);
  },
);

test(
  "fault.killed-text: SIGKILL on the embedded database sends each text at most once",
  allTheTime,
  async () => {
    const environment = { ...textsThrough(provider), ...withoutGuards([atAnyHour]) };
    const application = await startApplication({ environment });
    const database = join(application.dataFolder, "database");
    await application.process().stop();
    const people = await onEmbedded(database, (sql) => addPeople(sql, roundsOnEmbedded));
    const start = async () => {
      await application.restart();
      return application;
    };
    await killRepeatedly(start, roundsOnEmbedded);
    await onEmbedded(database, async (sql) => {
      await hurry(sql);
      await letTimePass(sql);
    });
    await application.restart();
    const reached = () => new Set(provider.texts.map(({ to }) => to)).size;
    let before = -1;
    // No other process can query the database in the meantime; finished when no further texts arrive.
    while (before < reached()) {
      before = reached();
      await new Promise((resolve) => setTimeout(resolve, 3_000));
    }
    await application.process().stop();
    const { uncertain, ...found } = await onEmbedded(database, (sql) =>
      examineTexts(sql, provider, people),
    );
    await application.stop();
    report("PGlite", roundsOnEmbedded, { uncertain, ...found });
    expect(found).toEqual(nothing);
    expect(uncertain).toBeGreaterThan(0);
  },
);

test.skipIf(inject("postgresServer") === null)(
  "fault.killed-text, control: sending before recording in the ledger sends texts twice",
  async () => {
    const doubles = async () => [...textsOf(provider).values()].filter((texts) => texts.length > 1);
    await killWorkers(2, [savingGuards.sendsAfterCommit], () =>
      expect.poll(doubles, patiently).not.toEqual([]),
    );
    expect(guardsLeft(folder, [atAnyHour, savingGuards.sendsAfterCommit])).toEqual([]);
  },
);
