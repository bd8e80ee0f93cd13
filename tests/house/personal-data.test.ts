import { expect, test } from "vitest";
import { personalDataUnregistered } from "./layout-laws.ts";
import { parseSourceFiles } from "./source-files.ts";

test("personal data outside its file or its list is found", () => {
  const declares = (name: string) => `export const ${name}: PersonalData = {};`;
  const files = parseSourceFiles({
    "src/domains/leads/leads.personal-data.server.ts": declares("leadData") + declares("callData"),
    "src/domains/inbox/calls/calls.ts": declares("lostData"),
    "src/app/personal-data.server.ts": "const personalData: X = [\n  // First.\n  leadData,\n];",
  });
  const found = personalDataUnregistered(files);
  expect(found.map((breach) => / declares (\w+)/.exec(breach)?.[1])).toEqual([
    "callData",
    "lostData",
  ]);
});
