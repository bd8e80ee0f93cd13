import { onPostgres } from "../tests/faults/kill-findings.ts";
import { startApplication } from "../tests/setup/application.ts";
import { startPooler } from "./pooler.ts";
import { startDatabase, startProduct } from "./product.ts";
import { compareLeads, startLeads } from "./steady-leads.ts";
import type { Finding, Trial } from "./trial.ts";
import { fetchWithin, inSeconds, until, waitFor } from "./waits.ts";

/** Connections from the pooler to PostgreSQL; the two web processes alone would have 20. */
const size = 8;
const leadCount = 400;

/** PgBouncer between the product and PostgreSQL, in both of its modes. */
export const pgbouncer: Trial = {
  title:
    "PgBouncer in session and in transaction mode: leads, mails and notifications as without it",
  needs: [{ program: "pgbouncer", package: "pgbouncer" }],
  async run(log) {
    const { cluster, url } = await startDatabase();
    try {
      return [
        await throughPooler("session", url, log),
        await throughPooler("transaction", url, log),
        await withoutDirectUrl(url, log),
      ];
    } finally {
      await cluster.stop();
    }
  },
};

async function throughPooler(
  mode: "session" | "transaction",
  url: string,
  log: (line: string) => void,
): Promise<Finding> {
  // In session mode each of our connections holds one of the pooler's.
  const pooler = await startPooler(url, mode, mode === "session" ? 60 : size);
  const environment: Record<string, string> =
    mode === "transaction" ? { DATABASE_DIRECT_URL: url } : {};
  const product = await startProduct(pooler.url, url, environment).catch((error) => {
    throw new Error(`${error}\n${pooler.lines.slice(-10).join("\n")}`);
  });
  try {
    const toStaff = () =>
      product.mail.received.filter(({ to }) => to.includes("hello@hearthline.example")).length;
    const before = toStaff();
    const leads = startLeads(
      product.webs.map((web) => web.url),
      product.pageId,
      16,
    );
    await waitFor(`${leadCount} leads`, () => leads.count() >= leadCount);
    const { acknowledged, answers, longest } = await leads.finish();
    const { lost, doubled } = await compareLeads(url, acknowledged);
    const isMailed = () => toStaff() >= before + acknowledged.length;
    const mails = await until("a mail about each lead", isMailed);
    const heard = await receivesNotification(product.webs.map((web) => web.url));
    const otherStatuses = Object.keys(answers).filter((status) => status !== "201");
    const connections = await onPostgres(url, (sql) =>
      sql("select count(*)::int as count from pg_stat_activity where datname = 'trial'"),
    );
    log(
      `${mode} mode: ${acknowledged.length} leads, slowest ${inSeconds(longest)}, answers ${JSON.stringify(answers)}, ${connections[0]?.count} connections to PostgreSQL; all mails after ${inSeconds(mails)} more`,
    );
    const complaints = complaintsOf([
      ...product.webs.flatMap((web) => web.logs(500).split("\n")),
      ...product.workers.flatMap(({ lines }) => lines),
    ]);
    for (const line of complaints.slice(0, 5)) log(line.slice(0, 300));
    return {
      held:
        lost + doubled + otherStatuses.length + complaints.length === 0 && mails !== null && heard,
      message: `${mode} mode: ${acknowledged.length} leads acknowledged, ${lost} lost, ${doubled} doubled, ${mails === null ? "mails missing" : "staff were mailed about each"}, notifications ${heard ? "received" : "lost"}, ${complaints.length} complaints about statements or connections in the logs`,
    };
  } finally {
    await product.stop();
    await pooler.stop();
  }
}

/** Errors that a pooler causes if the product doesn't know about it. */
const complaintsOf = (lines: readonly string[]) =>
  lines.filter((line) => /prepared|statement "|queue error|request failed/.test(line));

async function receivesNotification(urls: readonly string[]): Promise<boolean> {
  const reports = await Promise.all(
    urls.map(async (url) => (await fetchWithin(`${url}/readyz`)).json()),
  );
  return reports.every(({ notifications }) => notifications === "ok");
}

/** Without a direct URL, a transaction-mode pooler is detected, and no page is cached. */
async function withoutDirectUrl(url: string, log: (line: string) => void): Promise<Finding> {
  const pooler = await startPooler(url, "transaction", size);
  const environment = { PROCESS: "web" };
  const web = await startApplication({ databaseUrl: pooler.url, environment });
  try {
    const heard = await receivesNotification([web.url]);
    const line = web
      .logs(500)
      .split("\n")
      .find((line) => line.includes("database notifications lost"));
    log(
      `transaction mode without DATABASE_DIRECT_URL: ${line?.slice(0, 200) ?? "no word in the log"}`,
    );
    return {
      held: !heard && line !== undefined,
      message:
        "transaction mode without DATABASE_DIRECT_URL is detected: notifications count as lost, and the log says so",
    };
  } finally {
    await web.stop();
    await pooler.stop();
  }
}
