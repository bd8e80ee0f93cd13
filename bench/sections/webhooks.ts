import { setTimeout as rest } from "node:timers/promises";
import type { Pool } from "pg";
import type { PgBoss } from "pg-boss";
import { startWorker } from "../../tests/setup/application.ts";
import { type Installation, measuredSettings } from "../installation.ts";
import { startOwnServer } from "../own-server.ts";
import { withPlainDatabase } from "../plain-database.ts";
import { ratioRow, rowOf } from "../report.ts";
import { percentile } from "../response-times.ts";
import type { Row, Section } from "../section.ts";
import { poolSize } from "../senders.ts";
import { interleave } from "../statistics.ts";
import {
  addDeliveries,
  addEndpoints,
  openQueue,
  sendJobs,
  timesOf,
} from "../webhooks/deliveries.ts";
import { plainPoster } from "../webhooks/plain-posts.ts";

const turns = 3;
const perTurn = 500;
/** As many as in one batch of the product. */
const plainConcurrency = 25;
const secondsOfTraffic = 15;
const perSecond = 20;

/** Posts to businesses' webhooks, compared with a plain client with the same bytes and rows. */
export const webhooks: Section = { name: "webhooks", title: "Webhooks", measure };

async function measure(installation: Installation): Promise<Row[]> {
  const { application, databaseUrl } = await installation.product();
  const environment = { ...measuredSettings, ALLOW_PRIVATE_ADDRESSES: "yes" };
  const worker = startWorker({ databaseUrl, environment, dataFolder: application.dataFolder });
  const receiver = await startOwnServer(new URL("../webhooks/receiver.ts", import.meta.url));
  try {
    return await withPlainDatabase(databaseUrl, (pool) =>
      measurePosts(pool, `http://127.0.0.1:${receiver.port}`),
    );
  } finally {
    await worker.stop();
    await receiver.stop();
  }
}

async function measurePosts(pool: Pool, receiver: string): Promise<Row[]> {
  const [all, oneEndpoint, hangs] = [`${receiver}/all`, `${receiver}/one`, `${receiver}/hangs`];
  const businesses = await addEndpoints(pool, all);
  await addEndpoints(pool, oneEndpoint, 1);
  await addEndpoints(pool, hangs, 1);
  const queue = await openQueue(pool);
  const product = (url: string) => rateOf(pool, url, (ids) => sendJobs(pool, queue, ids));
  await product(all);
  const deliver = await plainPoster(pool, receiver);
  const plain = (ids: readonly string[]) => postAll(ids, deliver);
  const rates = await interleave(
    turns,
    () => product(all),
    () => rateOf(pool, all, plain),
  );
  const toOne = await interleave(
    turns,
    () => product(oneEndpoint),
    () => rateOf(pool, oneEndpoint, plain),
  );
  const alone = await lateness(pool, queue, all, null);
  const besides = await lateness(pool, queue, all, hangs);
  await queue.stop();
  const traffic = `${perSecond} a second for ${secondsOfTraffic} s, from the event until the response is recorded`;
  return [
    rowOf(
      "Webhook deliveries",
      rates.product,
      "posts/s",
      `one worker, ${perTurn.toLocaleString("en-US")} waiting, a lead each, to webhooks of ${businesses} businesses at one receiver that responds immediately`,
    ),
    rowOf(
      "The same bytes and rows by plain node:http and pg",
      rates.plain,
      "posts/s",
      `${plainConcurrency} at a time, keep-alive; ${poolSize} connections to the database`,
    ),
    ratioRow(rates, 0.5),
    rowOf("Deliveries to one webhook", toOne.product, "posts/s", "all of them to the same"),
    ratioRow(toOne, 0.25),
    {
      what: "Delay, p99",
      figure: `${Math.round(percentile(alone, 0.99))} ms`,
      aim: "1 s or less",
      how: `${traffic}; median ${Math.round(percentile(alone, 0.5))} ms`,
    },
    {
      what: "Delay next to a hanging receiver, p99",
      figure: `${Math.round(percentile(besides, 0.99))} ms`,
      aim: "1 s or less",
      how: `the same, and 5 a second to a receiver that never answers; median ${Math.round(percentile(besides, 0.5))} ms`,
    },
  ];
}

/** Deliveries per second when many are pending. */
async function rateOf(pool: Pool, url: string, send: (ids: readonly string[]) => Promise<void>) {
  const ids = await addDeliveries(pool, url, perTurn);
  const began = performance.now();
  await send(ids);
  await timesOf(pool, ids);
  return (perTurn * 1000) / (performance.now() - began);
}

async function postAll(ids: readonly string[], deliver: (id: string) => Promise<void>) {
  const waiting = [...ids];
  const lane = async () => {
    for (let id = waiting.pop(); id; id = waiting.pop()) await deliver(id);
  };
  await Promise.all(Array.from({ length: plainConcurrency }, lane));
}

/** Milliseconds per delivery under steady load; an additional quarter of the load goes to `hangs`. */
async function lateness(
  pool: Pool,
  queue: PgBoss,
  url: string,
  hangs: string | null,
): Promise<number[]> {
  const sent: Promise<string[]>[] = [];
  const began = performance.now();
  for (let number = 0; number < perSecond * secondsOfTraffic; number++) {
    await rest(Math.max(0, began + (number * 1000) / perSecond - performance.now()));
    const send = async (to: string) => {
      const ids = await addDeliveries(pool, to, 1);
      await sendJobs(pool, queue, ids);
      return ids;
    };
    sent.push(send(url));
    if (hangs && number % 4 === 0) await send(hangs);
  }
  return timesOf(pool, (await Promise.all(sent)).flat());
}
