import { setTimeout as rest } from "node:timers/promises";
import type { Pool } from "pg";
import { startApplication, startWorker } from "../../tests/setup/application.ts";
import {
  type Backlog,
  backlogOf,
  daytimePlace,
  duePerBusiness,
  makeAllDue,
  pageId,
  seedBusinesses,
  seedPeople,
  waitForIdle,
} from "../follow-ups/backlog.ts";
import { howTexts, measureReplyTimes } from "../follow-ups/inbound.ts";
import { plainSteps } from "../follow-ups/plain-steps.ts";
import { type Provider, startProvider } from "../follow-ups/provider.ts";
import { sourceSender } from "../follow-ups/sources.ts";
import { type Installation, measuredSettings } from "../installation.ts";
import { jsonClient } from "../json-client.ts";
import { withPlainDatabase } from "../plain-database.ts";
import { residentMegabytes } from "../process-figures.ts";
import { ratioRow, rowOf } from "../report.ts";
import { percentile } from "../response-times.ts";
import type { Row, Section } from "../section.ts";
import { concurrency, nextAddress, poolSize } from "../senders.ts";
import { interleave } from "../statistics.ts";

const turns = 3;
const secondsPerTurn = 3;
const leadsPerSecond = 50;
const secondsOfLeads = 15;
const measuredSources = 10;
/** The last of ten businesses gets its messages from plain pg. */
const shareOfProduct = 0.9;
const maxWait = 600;

/** Follow-ups sent with a large backlog, compared with plain pg writing the same rows. */
export const followUps: Section = { name: "follow-ups", title: "Follow-ups", measure };

type Worker = { pid: number };

async function measure(installation: Installation): Promise<Row[]> {
  const backlog = backlogOf(Number(process.env.BENCH_FOLLOW_UPS ?? 1_000_000));
  const cluster = await installation.cluster();
  const databaseUrl = await cluster.createDatabase("follow_ups");
  const provider = await startProvider();
  const environment = { ...measuredSettings, ...provider.settings };
  const application = await startApplication({ databaseUrl, environment });
  const worker = startWorker({ databaseUrl, environment, dataFolder: application.dataFolder });
  try {
    return await withPlainDatabase(databaseUrl, (pool) =>
      measureAll({ url: application.url, pool, provider, backlog, worker }),
    );
  } finally {
    process.kill(worker.pid, "SIGCONT");
    await worker.stop();
    await application.stop();
    await provider.stop();
  }
}

type Parts = { url: string; pool: Pool; provider: Provider; backlog: Backlog; worker: Worker };

async function measureAll(parts: Parts): Promise<Row[]> {
  const { pool, provider, backlog, worker } = parts;
  const place = daytimePlace(new Date());
  const leads = leadSender(parts, place);
  console.log(`  filling in ${backlog.enrollments.toLocaleString("en-US")} enrollments …`);
  await seedBusinesses(pool, backlog);
  // The first one creates a sequence, and compiles the code.
  for (let number = 0; number < 20; number++) await leads.send(1);
  await until(() => provider.texts() >= 20);
  await seedPeople(pool, backlog, place);

  const scale = `${backlog.enrollments.toLocaleString("en-US")} enrollments of ${backlog.businesses.toLocaleString("en-US")} businesses`;
  const latencies = await firstTexts(parts, (number) =>
    leads.send(1 + ((number * 7) % backlog.businesses)),
  );
  const stages = await stagesOf(pool, secondsOfLeads * leadsPerSecond);
  const sources = Math.min(measuredSources, backlog.businesses);
  const bought = await sourceSender(parts, place, sources);
  const ofSources = await firstTexts(parts, () => bought.send());
  bought.close();
  const before = residentMegabytes(worker.pid);
  const morning = await firstOfEach(parts);
  const rates = await measureSteps(parts);
  const after = residentMegabytes(worker.pid);
  process.kill(worker.pid, "SIGCONT");
  await waitForIdle(pool);
  const replyTimes = await measureReplyTimes(pool, provider, parts.url);
  leads.close();
  return [
    rowOf(
      "Steps sent",
      rates.product,
      "steps/s",
      `one worker, texts accepted by a fake provider over HTTP; ${scale}`,
    ),
    rowOf(
      "The same rows by plain pg",
      rates.plain,
      "steps/s",
      `6 statements a step, 100 steps a transaction; ${poolSize} connections`,
    ),
    ratioRow(rates, 0.5),
    {
      what: "Worker's memory",
      figure: `${Math.round(before)} to ${Math.round(after)} MB`,
      how: `resident, before and after ${provider.texts().toLocaleString("en-US")} texts`,
    },
    {
      what: "First text after the request, p99",
      figure: `${percentile(latencies, 0.99).toFixed(2)} s`,
      aim: "5 s or less",
      how: `${leadsPerSecond} leads a second over HTTP for ${secondsOfLeads} s; from response to acceptance; median ${percentile(latencies, 0.5).toFixed(2)} s; ${stages}`,
    },
    {
      what: "First text to a lead of a source, p99",
      figure: `${percentile(ofSources, 0.99).toFixed(2)} s`,
      aim: "5 s or less",
      how: `${leadsPerSecond} deliveries a second over HTTP for ${secondsOfLeads} s, through ${sources} sources; from response to acceptance; median ${percentile(ofSources, 0.5).toFixed(2)} s`,
    },
    {
      what: "First text of each business in the morning",
      figure: `${morning.seconds.toFixed(1)} s`,
      aim: "60 s or less",
      how: `${morning.due.toLocaleString("en-US")} due at the same time, ${duePerBusiness} each from ${morning.businesses.toLocaleString("en-US")} businesses`,
    },
    {
      what: "Response to an incoming text, p99",
      figure: `${Math.round(percentile(replyTimes.times, 0.99))} ms`,
      aim: "100 ms or less",
      how: `${howTexts}; median ${Math.round(percentile(replyTimes.times, 0.5))} ms; ${replyTimes.refused} refused`,
    },
  ];
}

/** Seconds from each lead's response until its text was accepted. */
async function firstTexts({ provider }: Parts, send: (number: number) => Promise<string>) {
  const respondedAt = new Map<string, number>();
  const sending: Promise<void>[] = [];
  const began = performance.now();
  for (let number = 0; number < leadsPerSecond * secondsOfLeads; number++) {
    await rest(Math.max(0, began + (number * 1000) / leadsPerSecond - performance.now()));
    sending.push(send(number).then((phone) => void respondedAt.set(phone, performance.now())));
  }
  await Promise.all(sending);
  await until(() => [...respondedAt.keys()].every((phone) => provider.acceptedAt(phone) !== null));
  return [...respondedAt].map(([phone, at]) =>
    Math.max(0, ((provider.acceptedAt(phone) ?? Number.NaN) - at) / 1000),
  );
}

/** Where the newest leads spent their time: the median of each stage, which begins with its transaction. */
async function stagesOf(pool: Pool, leads: number): Promise<string> {
  const { rows } = await pool.query(
    `with stages as (
       select dispatched_at - events.created_at as "dispatched after", enrollments.created_at - dispatched_at as "enrolled after",
         messages.created_at - enrollments.created_at as "gated after", sent_at - messages.created_at as "accepted after"
       from events join enrollments on enrollments.lead_id = (payload->>'leadId')::uuid
       join messages on messages.subject_id = enrollments.lead_id::text and messages.kind = 'follow-up'
       where events.name = 'lead.captured' order by events.id desc limit $1)
     select key, round(extract(epoch from percentile_cont(0.5) within group (order by value::interval)) * 1000) as ms
     from stages cross join lateral jsonb_each_text(to_jsonb(stages)) group by key`,
    [leads],
  );
  return rows.map(({ key, ms }) => `${key} ${ms} ms`).join(", ");
}

/** Seconds until the first text of each business was sent, when many are due at the same moment. */
async function firstOfEach({ pool, provider, backlog }: Parts) {
  const businesses = Math.floor(backlog.businesses * shareOfProduct);
  provider.forgetSenders();
  const due = await makeAllDue(pool, businesses, backlog);
  const began = performance.now();
  await until(() => provider.senders() >= businesses);
  return { seconds: (performance.now() - began) / 1000, due, businesses };
}

/** The worker pauses while plain pg writes, and vice versa. */
async function measureSteps({ pool, provider, worker, backlog }: Parts) {
  const lastOfProduct = Math.floor(backlog.businesses * shareOfProduct);
  const last = pageId(lastOfProduct).replace(/^00000002/, "00000001");
  process.kill(worker.pid, "SIGSTOP");
  const write = await plainSteps(pool, last);
  return interleave(
    turns,
    async () => {
      process.kill(worker.pid, "SIGCONT");
      const before = provider.texts();
      const rate = await perSecond(
        () => rest(100),
        () => provider.texts() - before,
      );
      process.kill(worker.pid, "SIGSTOP");
      return rate;
    },
    async () => {
      let written = 0;
      return perSecond(
        async () => {
          written += await write();
        },
        () => written,
        poolSize,
      );
    },
  );
}

async function perSecond(work: () => Promise<unknown>, done: () => number, workers = 1) {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (performance.now() - began < secondsPerTurn * 1000) await work();
    }),
  );
  return (done() * 1000) / (performance.now() - began);
}

/** Sends a business a request from a new person. @returns their number */
function leadSender({ url }: Parts, { zip, areaCode }: { zip: string; areaCode: string }) {
  const client = jsonClient(url, concurrency);
  let people = 0;
  return {
    async send(business: number): Promise<string> {
      const number = people++;
      const phone = `+1${areaCode}483${String(number).padStart(4, "0")}`;
      const request = {
        name: "Pat Template",
        phone,
        email: `new${number}@home.example`,
        need: "The water heater leaks and the pilot light is out",
        zip_code: zip,
        urgency: "today",
        informational_sms: true,
        marketing_sms: true,
        page_id: pageId(business),
        page_url: url,
      };
      const sender = { "x-forwarded-for": nextAddress() };
      const response = await client.send("POST", "/api/leads", request, sender);
      if (response.status !== 201) throw new Error(JSON.stringify(response));
      return phone;
    },
    close: () => client.close(),
  };
}

async function until(isTrue: () => boolean): Promise<void> {
  const began = performance.now();
  while (!isTrue()) {
    if (performance.now() - began > maxWait * 1000) throw new Error("Texts did not leave");
    await rest(20);
  }
}
