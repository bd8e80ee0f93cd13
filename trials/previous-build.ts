import { join } from "node:path";
import { staffScreens } from "../bench/staff-screens.ts";
import { administrator, administratorCookie } from "../bench/staff-session.ts";
import { addCrmMember, crmCookie } from "../tests/drivers/crm-members.ts";
import { examine, onPostgres, type RunSql } from "../tests/faults/kill-findings.ts";
import { startWorkload, type Workload } from "../tests/faults/kill-workload.ts";
import { austinPage, newLead, sendLead } from "../tests/faults/leads.ts";
import { type Application, startApplication } from "../tests/setup/application.ts";
import { startProcess } from "../tests/setup/child-process.ts";
import { postgresInstallHint } from "../tests/setup/postgres-binaries.ts";
import { startPostgresCluster } from "../tests/setup/postgres-cluster.ts";
import { buildRevision, findRevision, revisionOfSchemaBefore } from "./built-revision.ts";
import { businessPage } from "./product.ts";
import { startSaveReceiver } from "./save-receiver.ts";
import type { Finding, Trial } from "./trial.ts";
import { inSeconds, limit, until } from "./waits.ts";

/** How many leads and saved steps each of the two builds acknowledges before the next stage. */
const requests = 150;

/**
 * The commit before the last schema change, or `PREVIOUS`, runs next to this build, and restarts
 * after it.
 */
export const previousBuild: Trial = {
  title: "the previous build serves on the new schema, next to the new one and after a restart",
  needs: [{ program: "git", package: "git" }],
  async run(log) {
    const { PREVIOUS } = process.env;
    const commit = PREVIOUS ? findRevision(PREVIOUS) : revisionOfSchemaBefore();
    if (commit === null) {
      return [{ held: null, message: "this needs the repository with its history" }];
    }
    const previous = buildRevision(commit);
    const cluster = await startPostgresCluster({ durable: true });
    try {
      if (cluster === null) throw new Error(postgresInstallHint);
      log(`${commit} is built`);
      return await replace(previous.root, await cluster.createDatabase("trial"), log);
    } finally {
      await cluster?.stop();
      previous.remove();
    }
  },
};

async function replace(
  root: string,
  databaseUrl: string,
  log: (line: string) => void,
): Promise<Finding[]> {
  const demo = join(root, "build/server/demo.js");
  const filling = startProcess([demo], { DATABASE_URL: databaseUrl }, [], root);
  if ((await limit("the demo to be loaded", 300, filling.exited)) !== 0)
    throw new Error(filling.lines.join("\n"));
  const receiver = await startSaveReceiver();
  const environment = {
    ...receiver.settings,
    TRUSTED_PROXIES: "127.0.0.1",
    RATE_LIMIT_FACTOR: "100000",
    LOG_FORMAT: "json",
    LOG_LEVEL: "error",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
  const before = await startApplication({ root, databaseUrl, environment });
  const applications = [before];
  const workloads: Workload[] = [];
  try {
    const pageId = String(await onPostgres(databaseUrl, austinPage));
    const ofBefore = startWorkload(before.url, pageId);
    workloads.push(ofBefore);
    await respondedCount(ofBefore);
    const migrations = await onPostgres(databaseUrl, countMigrations);
    const after = await startApplication({ databaseUrl, environment });
    applications.push(after);
    const added = (await onPostgres(databaseUrl, countMigrations)) - migrations;
    const ofAfter = startWorkload(after.url, pageId);
    workloads.push(ofAfter);
    log(`this build has started beside it; migrations added: ${added}`);
    await Promise.all(workloads.map(respondedCount));
    const errors = errorsOf(before);
    await before.restart();
    log("the previous build has restarted");
    await Promise.all(workloads.map(respondedCount));
    const finished = Promise.all(workloads.map((workload) => workload.finish()));
    await limit("the last answers", 120, finished);
    const saves = workloads.flatMap(({ acknowledged }) => acknowledged.saves);
    const postedAfter = await until(
      "all saves to be posted",
      () => receiver.countMissing(saves) === 0,
    );
    return [
      {
        held: postedAfter !== null,
        message: `of ${saves.length} saves ${receiver.countMissing(saves)} were not told to CONTACT_SYNC_URL; all of them ${inSeconds(postedAfter)} after the last`,
      },
      { held: added > 0, message: `migrations applied while the build before ran: ${added}` },
      await compare(databaseUrl, workloads),
      await lookAtScreens(before, databaseUrl),
      {
        held: errors + errorsOf(before) === 0,
        message: `errors in the log of the build before: ${errors + errorsOf(before)}`,
      },
      await contract(databaseUrl, before, pageId),
    ];
  } finally {
    for (const workload of workloads) void workload.finish();
    for (const application of applications) await application.stop();
    receiver.stop();
  }
}

const respondedCount = (workload: Workload) =>
  limit(`${requests} more answers`, 300, workload.untilAcknowledged(requests));

const countMigrations = async (sql: RunSql) =>
  Number((await sql("select count(*) from drizzle.__drizzle_migrations"))[0]?.count);

const errorsOf = (application: Application) =>
  application
    .logs(500)
    .split("\n")
    .filter((line) => /"level":(5|6)0/.test(line)).length;

async function compare(databaseUrl: string, workloads: readonly Workload[]): Promise<Finding> {
  const all = workloads.map(({ acknowledged }) => acknowledged);
  const acknowledged = {
    leads: all.flatMap(({ leads }) => leads),
    saves: all.flatMap(({ saves }) => saves),
    surprises: all.flatMap(({ surprises }) => surprises),
    cut: all.reduce((sum, { cut }) => sum + cut, 0),
  };
  const findings = await onPostgres(databaseUrl, (sql) => examine(sql, acknowledged));
  const { lost, duplicates, half } = findings;
  const { leads, saves, surprises } = acknowledged;
  const wrong = [...lost, ...duplicates, ...half, ...surprises];
  return {
    held: wrong.length === 0,
    message: `${leads.length} leads and ${saves.length} saved steps acknowledged by both: ${lost.length} lost, ${duplicates.length} doubled, ${half.length} by half, ${surprises.length} other answers ${wrong.slice(0, 3).join("; ")}`,
  };
}

const publicPages = ["/", "/locations", businessPage, "/get-started", "/sitemap.xml", "/readyz"];
const crmScreens = ["", "/leads", "/leads?view=board", "/conversations", "/schedule", "/page"].map(
  (path) => `/crm${path}`,
);

/** Pages of visitors, of staff and of the owner of a business. */
async function lookAtScreens(application: Application, databaseUrl: string): Promise<Finding> {
  const { url } = application;
  const [contractorId, owner] = await onPostgres(databaseUrl, async (sql) => {
    const [page] = await sql("select contractor_id from seo_pages where city_slug = 'austin'");
    const id = String(page?.contractor_id);
    const site = { url, runSql: sql };
    const { userId } = await addCrmMember(site, id, "owner", "olive@previous.example");
    return [id, await crmCookie(site, userId)] as const;
  });
  const staff = await administratorCookie(application);
  const pages = [
    ...publicPages.map((path) => ({ path, cookie: "" })),
    ...Object.values(staffScreens(contractorId)).flatMap((paths) =>
      paths.map((path) => ({ path, cookie: staff })),
    ),
    ...[...crmScreens, "/crm/follow-up", "/crm/team"].map((path) => ({ path, cookie: owner })),
  ];
  const refused: string[] = [];
  for (const { path, cookie } of pages) {
    const { status } = await application.fetch(path, { headers: { cookie } });
    if (status !== 200) refused.push(`${path}: ${status}`);
  }
  return {
    held: refused.length === 0,
    message: `${pages.length - refused.length} of ${pages.length} screens of the build before are shown: visitors', staff's, an owner's ${refused.join(", ")}`,
  };
}

/** A change all of this would detect: a release that drops something the previous build still uses. */
async function contract(databaseUrl: string, before: Application, pageId: string) {
  await onPostgres(databaseUrl, (sql) => sql("alter table leads rename column name to full_name"));
  const { status } = await sendLead(before.url, newLead(pageId));
  return {
    held: status >= 500,
    message: `for comparison, with a column of leads renamed the build before answers ${status}`,
  };
}
