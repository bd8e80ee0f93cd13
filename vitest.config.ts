import { availableParallelism, totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { mutationPlugin } from "./tests/mutations/mutation-plugin.ts";
import { LongestFirst } from "./tests/setup/longest-first.ts";
import { namedStyleSheets } from "./tests/setup/named-style-sheets.ts";
import { findPostgresBinaries } from "./tests/setup/postgres-binaries.ts";

const shared: ViteUserConfig = {
  resolve: { alias: { "~": fileURLToPath(new URL("./src", import.meta.url)) } },
  oxc: { jsx: { runtime: "automatic", development: false } },
};
const withProduct: ViteUserConfig = { ...shared, plugins: [namedStyleSheets()] };

/**
 * A file's name says where it runs. `x.test.ts` runs on PostgreSQL, or on the embedded database where
 * PostgreSQL isn't installed. `x.both-databases.test.ts` always runs on both, `x.postgres-test.ts` only on
 * PostgreSQL, and `x.long-test.ts` only in `npm run check:long`.
 */
const integration = ["tests/{integration,http}/**/*.test.ts"];

// Vitest would leave one core idle, which on two cores is half of the machine.
const workers = Math.max(2, availableParallelism());

/**
 * V8 looks through a worker's whole heap for each 64 MB that an embedded database takes outside of it, a
 * quarter of all processor time (docs/decisions/061-what-a-browser-test-costs.md). Where there is
 * memory for it these workers wait longer, and each takes up to 3.2 GB instead of 1.8.
 */
const seldomCollected = [
  "--external-memory-accounted-in-global-limit",
  "--initial-heap-size=1024",
  "--max-semi-space-size=32",
];
const memory = Math.min(totalmem(), process.constrainedMemory() || totalmem());
const withEmbeddedDatabase = { execArgv: memory / workers > 8 * 1024 ** 3 ? seldomCollected : [] };

const usualDatabase = findPostgresBinaries() ? "postgres" : "pglite";

// Each file has its own database, so a worker loads the product and the browser only once.
const production = { NODE_ENV: "production", PROD: "1", DEV: "" };
const oneProcessForManyFiles = { isolate: false, env: production };

// No test is about time: on a slow machine, and beside other steps, what is waited for comes late.
const patient = { expect: { poll: { timeout: 60_000 } } };

// scripts/test.ts says which of the projects `npm test` runs at the same time; `npx vitest --project unit` runs one and watches.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...shared,
        test: {
          name: "unit",
          include: [
            "src/**/*.test.{ts,tsx}",
            "{scripts,bench,tools,trials}/**/*.test.ts",
            "tests/house.test.ts",
            "tests/{house,setup,fakes}/**/*.test.ts",
          ],
          isolate: false,
          unstubGlobals: true,
          maxWorkers: workers,
          ...patient,
          // A busy machine may take long over a thousand generated inputs.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...withProduct,
        test: {
          name: "integration-pglite",
          include: integration,
          globalSetup: "tests/setup/migrated-pglite.ts",
          provide: { databaseKind: "pglite" },
          ...oneProcessForManyFiles,
          ...withEmbeddedDatabase,
          // One embedded database takes about 350 MB of memory.
          maxWorkers: Math.min(4, workers),
          ...patient,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        ...withProduct,
        test: {
          name: "integration-postgres",
          include: [...integration, "tests/**/*.postgres-test.ts"],
          globalSetup: "tests/setup/migrated-postgres.ts",
          provide: { databaseKind: "postgres" },
          ...oneProcessForManyFiles,
          maxWorkers: workers,
          ...patient,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        ...withProduct,
        test: {
          name: "long",
          include: ["tests/**/*.long-test.ts"],
          globalSetup: `tests/setup/migrated-${usualDatabase}.ts`,
          provide: { databaseKind: usualDatabase },
          ...oneProcessForManyFiles,
          maxWorkers: workers,
          ...patient,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 4 },
        },
      },
      {
        ...shared,
        plugins: [mutationPlugin()],
        test: {
          // `npm run check:long -- mutations`.
          name: "mutations",
          include: ["tests/mutations/**/*.mutation-test.ts"],
          testTimeout: 3_600_000,
          sequence: { groupOrder: 7 },
        },
      },
      {
        ...shared,
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/setup/migrated-pglite.ts", "tests/setup/browser-and-cluster.ts"],
          isolate: false,
          // Browsers need its scripts and styles.
          env: { ...production, PRODUCT: "build" },
          // One more than there are cores: each now and then waits for its browser.
          maxWorkers: Math.min(4, workers + 1),
          ...patient,
          testTimeout: 480_000,
          hookTimeout: 480_000,
          sequence: { groupOrder: 5 },
        },
      },
      {
        ...shared,
        test: {
          // `npm run faults`; of these, `npm test` only kills the product a few times.
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: "tests/setup/demo-and-cluster.ts",
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 480_000,
          sequence: { groupOrder: 6 },
        },
      },
    ],
  },
});
