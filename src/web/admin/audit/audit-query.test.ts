import { expect, test } from "vitest";
import { auditHref, readAuditFilter } from "./audit-list.ts";

const read = (query: string) => readAuditFilter(new URLSearchParams(query));

test("parses filters from the URL and builds the same URL again", () => {
  const memberId = "019ab000-0000-7000-8000-000000000000";
  const query = `who=${memberId}&action=page.publish&entity=seo_page&id=7&from=2026-11-01&to=2026-11-30`;
  expect(auditHref("/admin/audit", read(query))).toBe(`/admin/audit?${query}`);
  expect(auditHref("/admin/audit", read(""))).toBe("/admin/audit");
});

test.each(["2026-02-30", "2026-13-01", "0000-01-01", "20261101", "2026-11-01'--", "now"])(
  "rejects %s as a day",
  (day) => expect(read(`from=${encodeURIComponent(day)}`).from).toBeNull(),
);
