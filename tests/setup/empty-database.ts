import { inject } from "vitest";
import { postgresInstallHint } from "./postgres-binaries.ts";
import { createDatabase } from "./postgres-databases.ts";

/**
 * For browser tests on PostgreSQL: the DATABASE_URL of a database without rows on this run's own
 * server. For a first start it has no tables either; the product then creates them.
 */
export function emptyPostgresDatabase(firstStart: boolean): Promise<string> {
  const server = inject("postgresServer");
  if (server === null) throw new Error(postgresInstallHint);
  return createDatabase(
    server,
    `application_${crypto.randomUUID()}`,
    firstStart ? undefined : "prepared",
  );
}
