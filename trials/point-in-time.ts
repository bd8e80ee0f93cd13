import { onPostgres, type RunSql } from "../tests/faults/kill-findings.ts";
import { rowsOf } from "../tests/faults/rows-of-tables.ts";
import { send } from "../tests/faults/send.ts";
import { startApplication } from "../tests/setup/application.ts";
import { archiveJournal, type RunPgBackRest } from "./pgbackrest.ts";
import { businessPage, type Product, startDatabase, startProduct } from "./product.ts";
import { compareLeads, type SteadyLeads, startLeads } from "./steady-leads.ts";
import type { Finding, Trial } from "./trial.ts";
import { inSeconds, waitFor } from "./waits.ts";

const senders = 8;

/** A time, the database's rows then, and how many leads had been acknowledged by then. */
type Moment = { at: string; rows: Record<string, string>; acknowledged: number };

/** A server under load is restored to a point in time, from a backup and its WAL. */
export const pointInTime: Trial = {
  title: "pgBackRest restores to a point in time: all earlier leads are there, no later ones",
  needs: [{ program: "pgbackrest", package: "pgbackrest" }],
  async run(log) {
    const { cluster, url } = await startDatabase();
    try {
      const pgbackrest = await archiveJournal(cluster, url);
      pgbackrest(["stanza-create"]);
      pgbackrest(["check"]);
      const { moment, acknowledged } = await leadsAround(url, pgbackrest, log);
      const atTheEnd = await onPostgres(url, rowsOf);
      await cluster.stopServer();
      const began = performance.now();
      pgbackrest([
        ...["--delta", "--type=time", `--target=${moment.at}`, "--target-action=promote"],
        "restore",
      ]);
      await cluster.startServer();
      await waitFor("the end of the recovery", () => onPostgres(url, isPromoted));
      log(`restored after ${inSeconds((performance.now() - began) / 1000)}`);
      return [
        await compareRows(url, moment, atTheEnd),
        await compareAcknowledged(url, moment, acknowledged),
        await startQuietly(url),
      ];
    } finally {
      await cluster.stop();
    }
  },
};

/** A backup, later the point in time, and then more leads. */
async function leadsAround(url: string, pgbackrest: RunPgBackRest, log: (line: string) => void) {
  const product = await startProduct(url, url);
  try {
    const urls = product.webs.map((web) => web.url);
    const leads = startLeads(urls, product.pageId, senders);
    await waitFor("100 leads", () => leads.count() > 100);
    pgbackrest(["--type=full", "backup"]);
    const inBackup = leads.count();
    await waitFor("200 leads after the backup", () => leads.count() > inBackup + 200);
    const moment = await pauseWrites(url, product, leads);
    await waitFor("200 leads after the moment", () => leads.count() > moment.acknowledged + 200);
    const { acknowledged } = await leads.finish();
    log(
      `${inBackup} leads were acknowledged when the backup was made, ${moment.acknowledged} at ${moment.at}, ${acknowledged.length} at the end`,
    );
    return { moment, acknowledged };
  } finally {
    await product.stop();
  }
}

/** Pauses all processes for a moment, whatever they are doing, and counts all rows. */
async function pauseWrites(url: string, product: Product, leads: SteadyLeads): Promise<Moment> {
  const processes = [...product.webs.map((web) => web.process()), ...product.workers];
  const signal = (name: NodeJS.Signals) => {
    for (const { pid } of processes) process.kill(pid, name);
  };
  signal("SIGSTOP");
  try {
    return await onPostgres(url, async (sql) => {
      await waitFor("all statements to end", () => hasNoStatements(sql));
      const acknowledged = leads.count();
      const [now] = await sql("select clock_timestamp()::text as at");
      return { at: String(now?.at), rows: await rowsOf(sql), acknowledged };
    });
  } finally {
    signal("SIGCONT");
  }
}

/** Whether every statement sent before the pause has ended. */
const hasNoStatements = async (sql: RunSql) =>
  (
    await sql(
      `select 1 from pg_stat_activity
       where backend_type = 'client backend' and state = 'active' and pid <> pg_backend_pid()`,
    )
  ).length === 0;

const isPromoted: (sql: RunSql) => Promise<boolean> = async (sql) =>
  (await sql("select not pg_is_in_recovery() as promoted"))[0]?.promoted === true;

async function compareRows(
  url: string,
  moment: Moment,
  atTheEnd: Record<string, string>,
): Promise<Finding> {
  const restored = await onPostgres(url, rowsOf);
  const notInJournal = await onPostgres(url, unloggedTables);
  const names = Object.keys({ ...restored, ...moment.rows }).filter(
    (name) => !notInJournal.includes(name),
  );
  const unequal = (others: Record<string, string>) =>
    names.filter((name) => restored[name] !== others[name]);
  const changed = unequal(atTheEnd).length;
  const wrong = unequal(moment.rows);
  const rows = Object.values(restored).reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
  return {
    held: wrong.length === 0 && changed > 0,
    message: `all ${rows} rows of ${names.length} tables are as they were at the moment (${changed} of the tables changed afterwards)${wrong.length > 0 ? `, but for ${wrong.join(", ")}` : ""}; empty, as no journal has them: ${notInJournal.join(", ")}`,
  };
}

const unloggedTables = async (sql: RunSql) =>
  (
    await sql(
      `select format('%I.%I', nspname, relname) as name from pg_class
       join pg_namespace on pg_namespace.oid = relnamespace
       where relpersistence = 'u' and relkind = 'r' and nspname = 'public'`,
    )
  ).map(({ name }) => String(name));

async function compareAcknowledged(
  url: string,
  moment: Moment,
  acknowledged: readonly string[],
): Promise<Finding> {
  const before = await compareLeads(url, acknowledged.slice(0, moment.acknowledged));
  // A request in flight at that moment may have been committed on either side of it.
  const after = acknowledged.slice(moment.acknowledged + senders);
  const there = after.length - (await compareLeads(url, after)).lost;
  return {
    held: before.lost + before.doubled + there === 0 && moment.acknowledged > 0 && after.length > 0,
    message: `${moment.acknowledged} leads acknowledged before the moment: ${before.lost} lost, ${before.doubled} doubled; ${after.length} sent after it: ${there} there`,
  };
}

/** Messages pending at that time may have been sent long ago. */
async function startQuietly(url: string): Promise<Finding> {
  await onPostgres(url, (sql) =>
    sql("insert into installation (name, value) values ('sending_held', now()::text)"),
  );
  const application = await startApplication({ databaseUrl: url });
  try {
    const { status } = await send(application.url, businessPage);
    const quiet = application.logs(500).includes("sending and background tasks are off");
    return {
      held: status === 200 && quiet,
      message: `started afterwards, a business page says ${status}, and the log says ${quiet ? "" : "not "}that sending is off`,
    };
  } finally {
    await application.stop();
  }
}
