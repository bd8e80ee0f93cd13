import { expect, test } from "vitest";
import { readVisitInterval, visitQuery } from "./visit-operations.schema.ts";

const now = new Date("2026-11-23T12:00:00Z");
const read = (query: Record<string, string>) => readVisitInterval(visitQuery.parse(query), now);

test("a schedule covers the next 31 days, or up to 92 days", () => {
  expect(read({})).toEqual({ ok: true, from: now, to: new Date("2026-12-24T12:00:00Z") });
  const from = "2026-11-01T00:00:00Z";
  expect(read({ from, to: "2027-02-01T00:00:00Z" })).toMatchObject({ ok: true });
  expect(read({ from, to: "2027-02-02T00:00:00Z" })).toMatchObject({ parameter: "to" });
  expect(read({ from, to: from })).toMatchObject({ parameter: "to" });
});

test("rejects a date the database can't store, and names the field", () => {
  for (const from of ["0000-01-01T00:00:00Z", "9999-12-31T23:00:00Z"]) {
    expect(read({ from })).toMatchObject({ ok: false, parameter: "from" });
  }
  const from = "2199-12-20T00:00:00Z";
  expect(read({ from })).toMatchObject({ ok: false, parameter: "to" });
});
