import { expect, test } from "vitest";
import { type DatabaseFacts, evaluateDatabase } from "./database.ts";

const good: DatabaseFacts = {
  version: "15.14",
  readOnly: false,
  mayCreateTables: true,
  mayCreateSchemas: true,
  migrated: true,
  hasGist: true,
  pooled: false,
  direct: false,
  perProcess: 15,
  maxConnections: 100,
  reservedConnections: 3,
  usedConnections: 10,
  skewSeconds: 0.1,
  workerSilence: 4,
};
const faults = (change: Partial<DatabaseFacts>) =>
  evaluateDatabase({ ...good, ...change })
    .filter(({ verdict }) => verdict !== "good")
    .map(({ subject, verdict }) => `${subject}: ${verdict}`);

test.each<[Partial<DatabaseFacts>, string[]]>([
  [{}, []],
  [{ version: "14.2" }, ["Database: missing"]],
  [{ readOnly: true }, ["Database writes: missing"]],
  [{ mayCreateTables: false }, ["Database role: missing"]],
  [{ mayCreateSchemas: false, migrated: false }, ["Database role: missing"]],
  [{ mayCreateSchemas: false }, ["Database role: advice"]],
  [{ hasGist: false }, ["Database extension: missing"]],
  [{ usedConnections: 85 }, ["Database connections: advice"]],
  [{ skewSeconds: -45 }, ["Clock: missing"]],
  [{ pooled: true }, ["Pooler: missing"]],
  [{ pooled: true, direct: true }, []],
  [{ workerSilence: 3_600 }, ["Worker: advice"]],
  [{ workerSilence: null }, ["Worker: advice"]],
  [{ workerSilence: null, migrated: false }, []],
])("reports what a database lacks: %o", (change, expected) => {
  expect(faults(change)).toEqual(expected);
});

test("reports idle workers and clock skew", () => {
  const messageFor = (change: Partial<DatabaseFacts>) =>
    evaluateDatabase({ ...good, ...change }).find(({ verdict }) => verdict !== "good")?.message;
  expect(messageFor({ workerSilence: 5 * 3600 })).toMatch(/for 5 hours: start npm run worker/);
  expect(messageFor({ skewSeconds: 45 })).toMatch(/45 s ahead/);
});
