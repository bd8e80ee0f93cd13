import { Client, escapeIdentifier } from "pg";

/**
 * Creates a database, as a copy of `template` if given, and returns its URL. `server` is the URL of
 * any other database there.
 */
export async function createDatabase(
  server: string,
  name: string,
  template = "template0",
): Promise<string> {
  await run(
    server,
    `CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE ${escapeIdentifier(template)}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops a database and closes all its connections. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await run(server, `DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`);
}

async function run(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
