import { inject } from "vitest";
import { howToGetPostgres } from "./postgres-binaries.ts";
import { createDatabase } from "./postgres-databases.ts";

/**
 * For browser tests on PostgreSQL: the DATABASE_URL of an empty database on this run's own server,
 * which the product migrates when it starts.
 */
export function emptyPostgresDatabase(): Promise<string> {
  const server = inject("postgresServer");
  if (server === null) throw new Error(howToGetPostgres);
  return createDatabase(server, `application_${crypto.randomUUID()}`);
}
