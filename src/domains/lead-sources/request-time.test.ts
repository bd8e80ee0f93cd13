import { expect, test } from "vitest";
import { readFields } from "~/domains/intake/index.ts";
import { isLate, requestTimeOf } from "./request-time.ts";

const zone = "America/Chicago";
const receivedAt = new Date("2026-11-27T18:00:00Z");

const timeOf = (label: string, value: string, providerTime: Date | null = null) => {
  const sent = [
    { label: "phone", value: "(512) 555-0142" },
    { label, value },
  ];
  const requestedOn = readFields(sent, null).row?.requestedOn ?? null;
  return requestTimeOf({ receivedAt, providerTime, requestedOn }, zone).toISOString();
};

test.each([
  ["created_time", "2026-11-02T15:00:00+0000", "2026-11-02T15:00:00.000Z"],
  ["Submitted at", "11/2/2026 9:00 AM", "2026-11-02T15:00:00.000Z"],
  ["Lead date", "2026-11-02", "2026-11-03T05:59:00.000Z"],
  // What a visitor wants, not when they asked for it.
  ["date", "11/2/2026", receivedAt.toISOString()],
  ["Appointment date", "11/2/2026", receivedAt.toISOString()],
  ["date-123", "11/2/2026", receivedAt.toISOString()],
  ["created_time", "2026-12-02T15:00:00+0000", receivedAt.toISOString()],
  ["created_time", "soon", receivedAt.toISOString()],
])("a lead's %s of %s", (label, value, expected) => {
  expect(timeOf(label, value)).toBe(expected);
});

test("a provider's own time counts more than a field", () => {
  const providerTime = new Date("2026-11-20T15:00:00Z");
  expect(timeOf("created_time", "2026-11-02T15:00:00Z", providerTime)).toBe(
    providerTime.toISOString(),
  );
});

test("a lead is late after a day", () => {
  const day = 24 * 60 * 60 * 1000;
  expect(isLate(new Date(receivedAt.getTime() - day), receivedAt)).toBe(false);
  expect(isLate(new Date(receivedAt.getTime() - day - 1), receivedAt)).toBe(true);
});
