import { expect, test } from "vitest";
import { clockBypassed } from "./clock-law.ts";
import { parseSourceFiles } from "./source-files.ts";

const breaches = (path: string, text: string) => clockBypassed(parseSourceFiles({ [path]: text }));

test.each([
  ["src/features/leads/leads.ts", "const now = new Date();"],
  ["src/features/leads/leads.ts", "const now = Date.now();"],
  ["src/platform/queue/queue.server.ts", "read(Date.now)"],
  ["src/pages/crm/leads/lead.tsx", "const now = new Date( );"],
  ["src/demo/demo-data.server.ts", "new Date()"],
])("jobs.one-clock: %s must not say %s", (path, text) => {
  expect(breaches(path, text)).toEqual([expect.stringMatching(/platform\.clock/)]);
});

test.each([
  ["src/features/leads/leads.ts", "const now = clock.now(); new Date(now.getTime())"],
  ["src/features/leads/leads.test.ts", "const now = new Date();"],
  ["src/platform/clock.ts", "now: () => new Date()"],
  ["src/pages/crm/offline/queue-forms.ts", "Date.now()"],
  ["src/pages/site/frame/use-live-updates.ts", "Date.now()"],
])("jobs.one-clock: %s may say %s", (path, text) => {
  expect(breaches(path, text)).toEqual([]);
});
