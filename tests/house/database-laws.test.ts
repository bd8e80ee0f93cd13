import { expect, test } from "vitest";
import { hotPathElsewhere, queueTablesElsewhere } from "./database-laws.ts";
import { parseSourceFiles } from "./source-files.ts";

const query = "export const read = sql`select id from pgboss.job`;";

test.each([
  ["src/domains/operations/retention/end-retention.server.ts", 1],
  ["src/platform/queue/queue.server.ts", 1],
  ["scripts/doctor/reachable.ts", 1],
  ["src/platform/queue/queue-tables.server.ts", 0],
  ["tests/integration/transactions.both-databases.test.ts", 0],
])("the queue's own tables in %s", (path, breaches) => {
  expect(queueTablesElsewhere(parseSourceFiles({ [path]: query }))).toHaveLength(breaches);
});

test.each([
  ["src/domains/messaging/messages/queue-message.server.ts", 1],
  ["src/domains/leads/capture/capture-lead.server.ts", 0],
  ["src/platform/database/hot-path/insert-rows.server.ts", 0],
])("the hot path imported by %s", (path, breaches) => {
  const hotPath = "~/platform/database/hot-path/prepare-once.server.ts";
  const files = parseSourceFiles({ [path]: `import { prepareOnce } from "${hotPath}";` });
  expect(hotPathElsewhere(files)).toHaveLength(breaches);
});

test.each([
  ["src/domains/leads/list-leads.server.ts", 1],
  ["src/domains/signup/onboarding/drafts.server.ts", 0],
  ["tests/integration/transactions.both-databases.test.ts", 0],
])("a query that is prepared in %s", (path, breaches) => {
  const files = parseSourceFiles({ [path]: 'export const q = select().prepare("known");' });
  expect(hotPathElsewhere(files)).toHaveLength(breaches);
});
