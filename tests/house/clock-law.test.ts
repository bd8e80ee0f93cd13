import { expect, test } from "vitest";
import { clockBypassed, ownFormatters } from "./clock-law.ts";
import { parseSourceFiles } from "./source-files.ts";

const breaches = (path: string, text: string) => clockBypassed(parseSourceFiles({ [path]: text }));

test.each([
  ["src/domains/leads/leads.ts", "const now = new Date();"],
  ["src/domains/leads/leads.ts", "const now = Date.now();"],
  ["src/platform/queue/queue.server.ts", "read(Date.now)"],
  ["src/web/crm/leads/lead.tsx", "const now = new Date( );"],
  ["src/demo/demo-data.server.ts", "new Date()"],
])("a law rejects %s with %s", (path, text) => {
  expect(breaches(path, text)).toEqual([expect.stringMatching(/platform\.clock/)]);
});

test.each([
  ["src/domains/leads/leads.ts", "const now = clock.now(); new Date(now.getTime())"],
  ["src/domains/leads/leads.test.ts", "const now = new Date();"],
  ["src/platform/clock.ts", "now: () => new Date()"],
  ["src/web/crm/offline/queue-forms.ts", "Date.now()"],
  ["src/web/shared/frame/use-live-updates.ts", "Date.now()"],
])("%s may say %s", (path, text) => {
  expect(breaches(path, text)).toEqual([]);
});

test.each([
  'moment.toLocaleDateString("en-US", { month: "short" })',
  'moment.toLocaleTimeString("en-US")',
  'new Intl.DateTimeFormat("en-US")',
])("%s must not create a date formatter", (text) => {
  const files = (path: string) => parseSourceFiles({ [path]: text });
  expect(ownFormatters(files("src/web/crm/leads/lead.tsx"))).toHaveLength(1);
  expect(ownFormatters(files("src/platform/calendar/date-format.ts"))).toEqual([]);
});
