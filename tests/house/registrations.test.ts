import { expect, test } from "vitest";
import { demoRowsUnregistered, personalDataUnregistered } from "./layout-laws.ts";
import { parseSourceFiles } from "./source-files.ts";

test.each([
  ["PersonalData", "personal-data", "src/app/personal-data.server.ts", personalDataUnregistered],
  ["DemoPart", "demo", "src/demo/demo-parts.server.ts", demoRowsUnregistered],
] as const)("%s outside its file or its list is found", (type, file, list, breachesOf) => {
  const declares = (name: string) => `export const ${name}: ${type} = {};`;
  const files = parseSourceFiles({
    [`src/domains/leads/leads.${file}.server.ts`]: declares("leadRows") + declares("callRows"),
    "src/domains/inbox/calls/calls.ts": declares("lostRows"),
    [list]: `const all: readonly ${type}[] = [\n  // First.\n  leadRows,\n];`,
  });
  const breaches = breachesOf(files);
  expect(breaches.map((breach) => / declares (\w+)/.exec(breach)?.[1])).toEqual([
    "callRows",
    "lostRows",
  ]);
});
