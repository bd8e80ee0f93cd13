import { onEmbedded, onPostgres, type RunSql } from "../tests/faults/kill-findings.ts";
import { austinPageOf, newLead } from "../tests/faults/leads.ts";
import { type Application, startApplication } from "../tests/setup/application.ts";
import { sessionCookie } from "../tests/setup/sign-in-api-client.ts";
import { administrator } from "../tests/setup/site.ts";
import {
  type Answered,
  atRate,
  type Clients,
  isGood,
  startClients,
  sustainable,
  within,
} from "./open-load.ts";
import { businessPage, startDatabase } from "./product.ts";
import { compareLeadsIn } from "./steady-leads.ts";
import type { Finding, Trial } from "./trial.ts";
import { waitFor } from "./waits.ts";

const seconds = 15;
/** Target for accepted requests at the 99th percentile, in milliseconds. */
const aim = 1_000;
/** Requests per second of the normal load. */
const calm = 2;

const title = (database: string) =>
  `at three times what one process can do on ${database}, what is let in is answered within a second, nothing acknowledged is lost, and nobody else starves`;

/**
 * Three times the leads, then three times the uncached pages, that one process can handle on the
 * embedded database.
 */
export const overload: Trial = {
  title: title("the embedded database"),
  needs: [],
  run: (log) =>
    tryOut("embedded", {}, ({ dataFolder }, run) => onEmbedded(`${dataFolder}/database`, run), log),
};

/** The same on PostgreSQL. */
export const overloadOnPostgres: Trial = {
  title: title("PostgreSQL"),
  needs: [],
  async run(log) {
    const { cluster, url } = await startDatabase();
    try {
      const database = { databaseUrl: url };
      return await tryOut("PostgreSQL", database, (_, run) => onPostgres(url, run), log);
    } finally {
      await cluster.stop();
    }
  },
};

/** Whether all tasks for the leads are done. */
async function isCalm(application: Application): Promise<boolean> {
  const { queue_age_seconds } = await (await application.fetch("/readyz")).json();
  return queue_age_seconds === 0;
}

type LeadCounts = { lost: number; doubled: number };
type Questions = Record<string, () => Promise<Answered>>;

async function tryOut(
  name: string,
  database: { databaseUrl?: string },
  inDatabase: (
    application: Application,
    run: (sql: RunSql) => Promise<LeadCounts>,
  ) => Promise<LeadCounts>,
  log: (line: string) => void,
): Promise<Finding[]> {
  const application = await startApplication({
    ...database,
    environment: {
      TRUSTED_PROXIES: "127.0.0.1",
      RATE_LIMIT_FACTOR: "100000",
      LOG_LEVEL: "warn",
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  });
  const clients = startClients(application.url);
  const acknowledged: string[] = [];
  try {
    const questions = await questionsOf(clients, application, acknowledged);
    const { lead, page } = questions;
    if (!lead || !page) throw new Error("nobody asks");
    // The first start is still processing its demo, and everything gets faster for a while.
    await sustainable(lead, 10);
    const findings: Finding[] = [];
    for (const rush of (process.env.RUSH ?? "lead,page").split(",")) {
      await waitFor("all jobs to be done", () => isCalm(application), 600);
      findings.push(...(await rushFor(`${name}, ${rush}s`, rush, questions, log)));
    }
    const after = await atRate(lead, calm, 5);
    await application.kill();
    const { lost, doubled } = await inDatabase(application, (sql) =>
      compareLeadsIn(sql, acknowledged),
    );
    return [
      ...findings,
      {
        held: after.every(isGood),
        message: `${name}: afterwards ${after.filter(isGood).length} of ${after.length} leads were taken, 99 % within ${within(after, 0.99)} ms`,
      },
      {
        held: lost + doubled === 0 && acknowledged.length > 0,
        message: `${name}: of ${acknowledged.length} acknowledged leads ${lost} were lost and ${doubled} doubled, after SIGKILL`,
      },
    ];
  } finally {
    clients.stop();
    await application.stop();
  }
}

/**
 * The requests of each kind of client: a homeowner, a reader of a dynamic page, staff, the text
 * provider, a reader of a cached page.
 */
async function questionsOf(
  { send }: Clients,
  application: Application,
  acknowledged: string[],
): Promise<Questions> {
  const pageId = await austinPageOf(application.url);
  const cookie = await sessionCookie(application.url, administrator);
  let pagesRequested = 0;
  return {
    async lead() {
      const lead = newLead(pageId);
      const response = await send("/api/leads", { json: lead });
      if (response.status === 201) acknowledged.push(lead.email);
      return response;
    },
    page: () => send(`${businessPage}?asked=${++pagesRequested}`),
    staff: () => send("/admin/leads", { headers: { cookie } }),
    webhook: () => send("/webhooks/sms", { form: { MessageSid: "SM1", From: "+15125550123" } }),
    "finished page": () => send(businessPage),
  };
}

async function rushFor(
  name: string,
  rush: string,
  questions: Questions,
  log: (line: string) => void,
): Promise<Finding[]> {
  const sendOne = questions[rush] as () => Promise<Answered>;
  const otherQuestions = Object.entries(questions).filter(([kind]) => kind !== rush);
  const meanwhile = (seconds: number) =>
    otherQuestions.map(([, question]) => atRate(question, calm, seconds));
  const [limit] = await Promise.all([sustainable(sendOne, 8), ...meanwhile(8)]);
  log(`${name}: ${limit.toFixed(0)} a second, 8 at a time, while others come as well`);
  const [answers, ...calmly] = await Promise.all([
    atRate(sendOne, limit * 3, seconds),
    ...meanwhile(seconds),
  ]);
  const accepted = answers.filter(isGood);
  const refused = answers.filter(({ status }) => status === 503);
  const failed = answers.length - accepted.length - refused.length;
  return [
    {
      held: within(accepted, 0.99) < aim && within(refused, 0.99) < aim && failed === 0,
      message: `${name}: of ${answers.length} in ${seconds} s ${accepted.length} were taken (half within ${within(accepted, 0.5)} ms, 99 % within ${within(accepted, 0.99)}), ${refused.length} refused (99 % within ${within(refused, 0.99)} ms), ${failed} anything else`,
    },
    {
      // Rejecting takes time as well.
      held: accepted.length > 0.6 * limit * seconds && refused.length > 0,
      message: `${name}: ${(accepted.length / seconds).toFixed(0)} a second were taken meanwhile`,
    },
    ...otherQuestions.map(([kind], index) => {
      const served = calmly[index] ?? [];
      // An unsigned webhook gets 403.
      const responded = served.filter(({ status }) => status !== 0 && status < 500);
      return {
        held: responded.length === served.length && within(served, 0.99) < 2 * aim,
        message: `${name}: meanwhile ${responded.length} of ${served.length} of kind ${kind} were served, half within ${within(served, 0.5)} ms, 99 % within ${within(served, 0.99)}`,
      };
    }),
  ];
}
