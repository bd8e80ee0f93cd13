import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { lockDirectory } from "../src/platform/database/data-directory.server.ts";
import { createEmbedded } from "../src/platform/database/embedded.server.ts";
import { describeError } from "../src/platform/log/describe-error.ts";
import { endWithUsage, readCommandLine } from "../src/platform/process/command-line.ts";
import { readSettings } from "../src/platform/settings/settings.server.ts";

type Rows = Record<string, unknown>[];

/** Prints the rows of a query as JSON lines. The transaction is read-only, so nothing can be changed. */
const command = { name: "npm run sql", operands: `"select …"` };
const [statement, ...others] = readCommandLine(command).operands;
if (!statement || others.length > 0) endWithUsage("Pass one statement in quotes.", command);

try {
  const { databaseUrl, dataDir } = readSettings();
  const rows = databaseUrl
    ? await queryPostgres(databaseUrl, statement)
    : await queryEmbedded(dataDir, statement);
  for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`);
} catch (error) {
  // A refused connection to several addresses has its message in its first cause.
  process.stderr.write(`${(error as Error).message || describeError(error).message}\n`);
  process.exitCode = 1;
}

async function queryPostgres(connectionString: string, text: string): Promise<Rows> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("begin read only");
    // Otherwise the text could be several statements, and the first could end the transaction.
    const single = { text, queryMode: "extended" };
    return (await client.query(single)).rows;
  } finally {
    await client.end();
  }
}

async function queryEmbedded(dataDir: string, text: string): Promise<Rows> {
  const folder = join(dataDir, "database");
  if (!existsSync(folder))
    throw new Error(`There is no database in ${dataDir}: run npm start once.`);
  const unlock = await lockDirectory(dataDir);
  const client = await createEmbedded({ dataDir: folder });
  try {
    await client.query("begin read only");
    return (await client.query<Rows[number]>(text)).rows;
  } finally {
    await client.close();
    await unlock();
  }
}
