import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { startApplication } from "../../tests/setup/application.ts";
import type { Installation } from "../installation.ts";
import { processorSeconds, residentMegabytes, wakeUps } from "../process-figures.ts";
import { rowOf } from "../report.ts";
import type { Row, Section } from "../section.ts";
import { median, type Sample } from "../statistics.ts";

const secondsUntilSettled = 90;
const secondsOfTurn = 60;
const turns = 4;

/** The cost of an idle process: one that runs everything, without visitors. */
export const idle: Section = { name: "idle", title: "An idle process", measure };

async function measure(installation: Installation): Promise<Row[]> {
  const cluster = await installation.cluster();
  const databaseUrl = await cluster.createDatabase("idle");
  const served = await watch({ databaseUrl }, () => countTransactions(cluster.url("postgres")));
  const embedded = await watch({}, async () => 0);
  const how = `${turns} turns of ${secondsOfTurn} s, ${secondsUntilSettled} s after the start`;
  return [
    { ...rowOf("Transactions, PostgreSQL", served.transactions, "/s", how), aim: "under 1" },
    { ...share("Processor, PostgreSQL", served.processor, how), aim: "under 0.5 %" },
    rowOf("Wake-ups, PostgreSQL", served.wakeUps, "/s", `${how}; all threads`),
    { ...rowOf("Memory, PostgreSQL", served.memory, "MB", how), aim: "200 MB" },
    { ...share("Processor, embedded", embedded.processor, how), aim: "under 1 %" },
    rowOf("Wake-ups, embedded", embedded.wakeUps, "/s", `${how}; all threads`),
    { ...rowOf("Memory, embedded", embedded.memory, "MB", how), aim: "300 MB" },
  ];
}

type Figures = Record<"transactions" | "processor" | "wakeUps" | "memory", number[]>;

/** Starts the product, leaves it idle, and samples its figures every second. */
async function watch(
  options: { databaseUrl?: string },
  transactions: () => Promise<number>,
): Promise<Figures> {
  const application = await startApplication(options);
  try {
    const { pid } = application.process();
    const read = async () => ({
      at: performance.now(),
      transactions: await transactions(),
      processor: processorSeconds(pid),
      wakeUps: wakeUps(pid),
    });
    const figures: Figures = { transactions: [], processor: [], wakeUps: [], memory: [] };
    await sleep(secondsUntilSettled * 1000);
    for (let turn = 0; turn < turns; turn++) {
      const before = await read();
      await sleep(secondsOfTurn * 1000);
      const after = await read();
      const seconds = (after.at - before.at) / 1000;
      for (const name of ["transactions", "processor", "wakeUps"] as const) {
        figures[name].push((after[name] - before[name]) / seconds);
      }
      figures.memory.push(residentMegabytes(pid));
    }
    return figures;
  } finally {
    await application.stop();
  }
}

/** Queried through another database, so the query itself isn't counted. */
async function countTransactions(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(
      "select xact_commit + xact_rollback as count from pg_stat_database where datname = 'idle'",
    );
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}

function share(label: string, sample: Sample, how: string): Row {
  const row = rowOf(label, sample, "%", `${how}, of one core`);
  return { ...row, figure: `${(median(sample) * 100).toFixed(2)} %` };
}
