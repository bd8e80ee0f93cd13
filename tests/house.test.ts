import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { importCycles } from "./house/cycles.ts";
import { breachesOfImports, featuresWithoutLayer } from "./house/import-laws.ts";
import {
  barrels,
  descendingIndexes,
  eventsUnregistered,
  figures,
  jobsUnregistered,
  ownPosts,
  pagesWithoutRoute,
  reactionsElsewhere,
  statusesInFeatures,
  tooLong,
  vagueNames,
} from "./house/layout-laws.ts";
import { breachesOfLibraries } from "./house/library-laws.ts";
import { readSourceFiles, type SourceFile } from "./house/source-files.ts";

/** The features of src/features, lowest first: each may import from those before it. */
const layers = [
  "services",
  "people",
  "time-zones",
  "access",
  "attribution",
  "cities",
  "audit",
  "messages",
  "security-events",
  "staff",
  "contractors",
  "business-pages",
  "territories",
  "embedded-forms",
  "directory",
  "market-estimates",
  "results-generator",
  "onboarding",
  "leads",
  "page-imports",
  "revenue-share",
  "affiliates",
  "contractor-list",
  "dead-letters",
  "dashboard",
  "follow-ups",
  "staff-search",
  "phone-numbers",
  "privacy",
  "retention",
];

const laws: [string, (files: SourceFile[]) => string[]][] = [
  ["imports go down and inwards, never up or out", (files) => breachesOfImports(files, layers)],
  ["every feature has a layer", (files) => featuresWithoutLayer(files, layers)],
  ["vendors' libraries stay in the platform", breachesOfLibraries],
  ["no two files need each other", importCycles],
  ["no file is over 300 lines", tooLong],
  ["every name says something", vagueNames],
  ["no file only passes things on", barrels],
  ["one function sends what a script sends", ownPosts],
  ["features refuse with codes, not with HTTP statuses", statusesInFeatures],
  ["every page has an address in routes.ts", pagesWithoutRoute],
  ["every job is in jobs.server.ts", jobsUnregistered],
  ["every event is in reactions.server.ts", eventsUnregistered],
  ["only reactions.server.ts subscribes to events", reactionsElsewhere],
  ["indexes are in the order that queries read them", descendingIndexes],
];

const root = fileURLToPath(new URL("..", import.meta.url));
const files = readSourceFiles(root, ["src", "tests", "scripts", "bench"]);

test("the source is read: the root and this test are among the files", () => {
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["src/root.tsx", "tests/house.test.ts"]));
  process.stdout.write(`${figures(files)}\n`);
});

test.each(laws)("%s", (_law, breachesOf) => {
  const breaches = breachesOf(files);
  if (breaches.length > 0) throw new Error(`\n${breaches.join("\n\n")}\n`);
});
