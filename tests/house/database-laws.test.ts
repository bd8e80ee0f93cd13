import { expect, test } from "vitest";
import { queueTablesElsewhere } from "./database-laws.ts";
import { parseSourceFiles } from "./source-files.ts";

const query = "export const read = sql`select id from pgboss.job`;";

test.each([
  ["src/features/retention/erase-old-events.server.ts", 1],
  ["src/platform/queue/queue.server.ts", 1],
  ["scripts/doctor/reachable.ts", 1],
  ["src/platform/queue/queue-tables.server.ts", 0],
  ["tests/integration/transactions.test.ts", 0],
])("the queue's own tables in %s", (path, breaches) => {
  expect(queueTablesElsewhere(parseSourceFiles({ [path]: query }))).toHaveLength(breaches);
});
