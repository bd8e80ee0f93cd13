import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { clockBypassed, ownFormatters } from "./house/clock-law.ts";
import { hotPathElsewhere, queueTablesElsewhere } from "./house/database-laws.ts";
import {
  actionsMisnamed,
  demoRowsUnregistered,
  descendingIndexes,
  eventsElsewhere,
  figures,
  jobsUnregistered,
  nonstandardNames,
  pagesWithoutRoute,
  personalDataUnregistered,
  reactionsElsewhere,
  statusesInFeatures,
  statusesInPages,
  unguardedPosts,
  unsortedFiles,
  vagueNames,
} from "./house/layout-laws.ts";
import { linksToNowhere } from "./house/link-laws.ts";
import { readSourceFiles, type SourceFile } from "./house/source-files.ts";
import { everyAddress } from "./setup/addresses.ts";

const laws: [string, (files: SourceFile[]) => string[]][] = [
  ["every name says something", vagueNames],
  ["limits have standard names", nonstandardNames],
  ["large folders hold folders only", unsortedFiles],
  ["one function sends what a script sends", unguardedPosts],
  ["what handles a form is named x-action", actionsMisnamed],
  ["features refuse with codes, not with HTTP statuses", statusesInFeatures],
  ["pages take their statuses from the one table", statusesInPages],
  ["every page has an address in routes.ts", pagesWithoutRoute],
  ["every link of ours leads somewhere", (files) => linksToNowhere(files, patterns, publicFiles)],
  ["every job is in jobs.server.ts", jobsUnregistered],
  ["every event is in its feature's x.events.ts", eventsElsewhere],
  ["all personal data is in personal-data.server.ts", personalDataUnregistered],
  ["all demo rows are in demo-parts.server.ts", demoRowsUnregistered],
  ["only reactions.server.ts subscribes to events", reactionsElsewhere],
  ["only measured commands use the hot path", hotPathElsewhere],
  ["one file touches the queue's own tables", queueTablesElsewhere],
  ["time comes from the clock", clockBypassed],
  ["date formatters are created only by dateFormat", ownFormatters],
  ["indexes are in the order that queries read them", descendingIndexes],
];

/** Valid targets of links: all routes except catch-all ones. */
const patterns = everyAddress()
  .filter(({ file }) => !/unknown/.test(file))
  .map(({ pattern }) => pattern);
const root = fileURLToPath(new URL("..", import.meta.url));
const publicFiles = readdirSync(join(root, "public"));
const files = readSourceFiles(root, ["src", "tests", "scripts", "bench", "tools"]);

test("reads the source, with the root and this test", () => {
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["src/root.tsx", "tests/house.test.ts"]));
  process.stdout.write(`${figures(files)}\n`);
});

test.each(laws)("%s", (_law, breachesOf) => {
  const breaches = breachesOf(files);
  if (breaches.length > 0) throw new Error(`\n${breaches.join("\n\n")}\n`);
});
