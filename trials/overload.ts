import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { nextAddress } from "../bench/senders.ts";
import { onPostgres } from "../tests/faults/kill-findings.ts";
import { austinPage, newLead } from "../tests/faults/leads.ts";
import { type Application, startApplication } from "../tests/setup/application.ts";
import { businessPage, startDatabase } from "./product.ts";
import type { Finding, Trial } from "./trial.ts";

const seconds = 20;
/** What was let in is answered within so many milliseconds, 99 times of 100. */
const aim = 1_000;

type Answered = { status: number; ms: number };

/** Three times as many leads as one process can take, on both databases. */
export const overload: Trial = {
  title:
    "at three times what one process can do, leads that are let in are answered within a second",
  needs: [],
  async run(say) {
    const { cluster, url } = await startDatabase();
    try {
      const pageId = await onPostgres(url, austinPage);
      return [
        ...(await tryOut("embedded", {}, null, say)),
        ...(await tryOut("PostgreSQL", { databaseUrl: url }, pageId, say)),
      ];
    } finally {
      await cluster.stop();
    }
  },
};

async function tryOut(
  name: string,
  database: { databaseUrl?: string },
  knownPage: unknown,
  say: (line: string) => void,
): Promise<Finding[]> {
  const application = await startApplication({
    ...database,
    environment: { TRUSTED_PROXIES: "127.0.0.1", RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "warn" },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  try {
    const pageId = knownPage ?? (await austinPageOf(application));
    const lead = () => ask(agent, application.url, "/api/leads", newLead(pageId));
    // The first start still works off its demo, and everything gets faster for a while.
    await sustainable(lead, 10);
    const most = await sustainable(lead, 10);
    say(`${name}: ${most.toFixed(0)} leads a second, 8 at a time`);
    const [answers, pages] = await Promise.all([
      atRate(lead, most * 3, seconds),
      atRate(() => ask(agent, application.url, businessPage), 5, seconds),
    ]);
    const taken = timesOf(answers, 201);
    const refused = timesOf(answers, 503);
    const other = answers.length - taken.length - refused.length;
    const cached = timesOf(pages, 200);
    const words = `${name}: of ${answers.length} leads in ${seconds} s ${taken.length} were taken (half within ${at(taken, 0.5)} ms, 99 % within ${at(taken, 0.99)}), ${refused.length} refused (99 % within ${at(refused, 0.99)} ms), ${other} anything else`;
    return [
      { held: at(taken, 0.99) < aim && other === 0, words },
      {
        held: taken.length > 0.6 * most * seconds && refused.length > 0,
        words: `${name}: ${(taken.length / seconds).toFixed(0)} leads a second were taken meanwhile`,
      },
      {
        held: cached.length === pages.length,
        words: `${name}: ${cached.length} of ${pages.length} finished pages came, 99 % within ${at(cached, 0.99)} ms`,
      },
    ];
  } finally {
    agent.destroy();
    await application.stop();
  }
}

/** @returns how many a second are answered when each sender waits for the answer to the one before */
async function sustainable(one: () => Promise<Answered>, forSeconds: number): Promise<number> {
  const began = performance.now();
  let taken = 0;
  const send = async () => {
    while (performance.now() - began < forSeconds * 1000) {
      if ((await one()).status === 201) taken++;
    }
  };
  await Promise.all(Array.from({ length: 8 }, send));
  return (taken * 1000) / (performance.now() - began);
}

/** Asks at a steady pace, however late the answers are. */
async function atRate(
  one: () => Promise<Answered>,
  rate: number,
  forSeconds: number,
): Promise<Answered[]> {
  const asked: Promise<Answered>[] = [];
  const began = performance.now();
  while (asked.length < rate * forSeconds) {
    const due = Math.min(((performance.now() - began) / 1000) * rate, rate * forSeconds);
    while (asked.length < due) asked.push(one());
    await sleep(5);
  }
  return Promise.all(asked);
}

function ask(agent: Agent, site: string, path: string, json?: object): Promise<Answered> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - began });
    const asking = request(
      new URL(path, site),
      {
        agent,
        method: json ? "POST" : "GET",
        headers: {
          "x-forwarded-for": nextAddress(),
          ...(json ? { "content-type": "application/json" } : {}),
        },
      },
      (answer) => answer.resume().on("end", () => done(answer.statusCode ?? 0)),
    );
    asking.on("error", () => done(0));
    asking.end(json && JSON.stringify(json));
  });
}

const timesOf = (answers: readonly Answered[], status: number) =>
  answers
    .filter((answer) => answer.status === status)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b);

const at = (times: readonly number[], share: number) =>
  Math.round(times[Math.floor((times.length - 1) * share)] ?? Number.NaN);

async function austinPageOf(application: Application): Promise<unknown> {
  const answer = await application.fetch("/api/seo_pages?service=pest-control&state=TX");
  const pages = (await answer.json()) as { id: string; city: string }[];
  return pages.find(({ city }) => city === "Austin")?.id;
}
