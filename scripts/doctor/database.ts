import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { explainFailure } from "../../src/platform/process/explain-failure.ts";
import { secondsSinceWorkerActivity } from "../../src/platform/queue/queue-tables.server.ts";
import type { Settings } from "../../src/platform/settings/settings.server.ts";
import type { Finding } from "./settings.ts";

/** Facts about a database server and our access to it. */
export type DatabaseFacts = {
  version: string;
  /** A standby, or a read-only database. */
  readOnly: boolean;
  mayCreateTables: boolean;
  mayCreateSchemas: boolean;
  /** Whether our tables and schemas exist. */
  migrated: boolean;
  /** Whether the extension exists, or can be created. */
  hasGist: boolean;
  /** Whether a pooler is between us and the server, and whether a direct URL is set. */
  pooled: boolean;
  direct: boolean;
  /** Maximum connections of one process. */
  perProcess: number;
  maxConnections: number;
  reservedConnections: number;
  usedConnections: number;
  /** The server's clock minus ours, in seconds. */
  skewSeconds: number;
  /** Seconds since the last heartbeat of a worker; null if there was none. */
  workerSilence: number | null;
};

const oldestVersion = 15;
const tolerableSkew = 2;

/** The problems of a database, each with its fix. */
export function evaluateDatabase(facts: DatabaseFacts): Finding[] {
  const { version, skewSeconds, workerSilence } = facts;
  const free = facts.maxConnections - facts.reservedConnections - facts.usedConnections;
  const createFix =
    facts.migrated && facts.mayCreateTables
      ? "It can’t create schemas. The first start needs that, but this database is past its first start."
      : "GRANT CREATE ON DATABASE and ON SCHEMA public to the role in DATABASE_URL: migrations create tables at startup.";
  const findings: Finding[] = [
    finding(
      "Database",
      Number.parseInt(version, 10) >= oldestVersion,
      `PostgreSQL ${version} is reachable`,
      `PostgreSQL ${version} is older than ${oldestVersion}: upgrade it.`,
    ),
    finding(
      "Database writes",
      !facts.readOnly,
      "allowed",
      "It’s a standby or read-only: DATABASE_URL must point to the primary (with several hosts add target_session_attrs=read-write).",
    ),
    finding(
      "Database role",
      facts.mayCreateTables && facts.mayCreateSchemas,
      "can create tables",
      createFix,
      facts.migrated && facts.mayCreateTables ? "advice" : "missing",
    ),
    finding(
      "Database extension",
      facts.hasGist,
      "btree_gist is installed",
      "btree_gist is not installed on the server: install PostgreSQL's contrib package, then create extension btree_gist.",
    ),
    finding(
      "Database connections",
      free >= facts.perProcess,
      `${free} of ${facts.maxConnections} are available, a process uses up to ${facts.perProcess}`,
      `${free} of ${facts.maxConnections} are available, and a process uses up to ${facts.perProcess}: raise max_connections, lower DATABASE_POOL_SIZE, run fewer processes, or add a pooler.`,
      "advice",
    ),
    finding(
      "Clock",
      Math.abs(skewSeconds) <= tolerableSkew,
      `matches the database clock within ${Math.abs(skewSeconds).toFixed(1)} s`,
      `The database's clock is ${Math.abs(Math.round(skewSeconds))} s ${skewSeconds > 0 ? "ahead" : "behind"}: sync both machines with NTP, or one-time codes, quiet hours, and tasks will go wrong.`,
    ),
  ];
  if (facts.pooled) {
    findings.push(
      finding(
        "Pooler",
        facts.direct,
        "is in use, and DATABASE_DIRECT_URL bypasses it",
        "The database is behind a pooler: set DATABASE_DIRECT_URL to the server itself. Otherwise, in transaction mode, notifications are missed and pages aren’t cached.",
      ),
    );
  }
  if (facts.migrated) {
    findings.push(
      finding(
        "Worker",
        workerSilence !== null && workerSilence < 60,
        "a worker is running",
        workerSilence === null
          ? "No worker has ever run: leave PROCESS unset, or start npm run worker."
          : `No worker has run for ${formatDuration(workerSilence)}: start npm run worker, or one with PROCESS unset.`,
        "advice",
      ),
    );
  }
  return findings;
}

const finding = (
  subject: string,
  good: boolean,
  okMessage: string,
  fix: string,
  otherwise: Finding["verdict"] = "missing",
): Finding =>
  good
    ? { verdict: "good", subject, message: okMessage }
    : { verdict: otherwise, subject, message: fix };

function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds >= 7_200) return `${Math.round(seconds / 3600)} hours`;
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

type DatabaseSettings = Pick<
  Settings,
  "databaseUrl" | "databaseDirectUrl" | "databasePoolSize" | "queuePoolSize"
>;

/** Checks the configured database; no findings for the embedded one. */
export async function checkDatabase(settings: DatabaseSettings): Promise<Finding[]> {
  if (!settings.databaseUrl) return [];
  const client = new pg.Client({
    connectionString: settings.databaseUrl,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    application_name: "hearthline doctor",
  });
  try {
    await client.connect();
    const facts = await readFacts(client);
    const direct = settings.databaseDirectUrl !== null;
    // Besides the two pools, one connection listens.
    const perProcess = settings.databasePoolSize + settings.queuePoolSize + 1;
    return [...evaluateDatabase({ ...facts, direct, perProcess }), ...(await checkSamples(client))];
  } catch (error) {
    const text = error instanceof Error && error.message ? error.message : String(error);
    const fix = `${text}. Fix DATABASE_URL or start the server it names.`;
    const explained = explainFailure(error, settings);
    return [{ verdict: "missing", subject: "Database", message: explained ?? fix }];
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether sample businesses are visible to visitors. */
async function checkSamples(client: pg.Client): Promise<Finding[]> {
  const { rows: known } = await client.query("select to_regclass('sample_records') as name");
  if (!known[0].name) return [];
  const { rows } = await client.query("select from sample_records limit 1");
  return [
    finding(
      "Sample data",
      rows.length === 0,
      "none",
      "It’s loaded, and visitors see its businesses: delete it with npm run demo -- --remove, or at /admin/health/sample-data.",
      "advice",
    ),
  ];
}

const factsQuery = `
  select current_setting('server_version') as version,
    pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as "readOnly",
    has_schema_privilege('public', 'CREATE') as "mayCreateTables",
    has_database_privilege(current_database(), 'CREATE') as "mayCreateSchemas",
    to_regclass('drizzle.__drizzle_migrations') is not null
      and to_regnamespace('pgboss') is not null as migrated,
    exists (select from pg_extension where extname = 'btree_gist')
      or exists (select from pg_available_extensions where name = 'btree_gist') as "hasGist",
    pg_backend_pid() as pid,
    current_setting('max_connections')::int as "maxConnections",
    current_setting('superuser_reserved_connections')::int as "reservedConnections",
    (select count(*)::int from pg_stat_activity
      where backend_type = 'client backend' and application_name not like 'hearthline%') as "usedConnections"`;

async function readFacts(client: pg.Client): Promise<Omit<DatabaseFacts, "direct" | "perProcess">> {
  const { rows } = await client.query(factsQuery);
  const { pid, ...facts } = rows[0];
  // A pooler makes its own backend key for each of its clients.
  const { processID } = client as unknown as { processID: number | null };
  const startedAt = Date.now();
  const clock = await client.query("select extract(epoch from clock_timestamp()) as now");
  const middle = (startedAt + Date.now()) / 2;
  return {
    ...facts,
    pooled: processID !== null && processID !== pid,
    skewSeconds: Number(clock.rows[0].now) - middle / 1000,
    workerSilence: facts.migrated ? await readSilence(client) : null,
  };
}

async function readSilence(client: pg.Client): Promise<number | null> {
  const { rows } = await drizzle(client).execute<{ silent: string | null }>(
    sql`select ${secondsSinceWorkerActivity} as silent`,
  );
  const silent = rows[0]?.silent ?? null;
  return silent === null ? null : Number(silent);
}
