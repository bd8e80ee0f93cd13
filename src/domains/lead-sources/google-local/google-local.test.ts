import { expect, test } from "vitest";
import type { LocalConversation, LocalLead } from "~/platform/google/google-ads.server.ts";
import { isLate, pauseAfter, pollInterval, readSince } from "./polls.ts";
import { clockTime, momentOf, readLocalConversation, readLocalLead } from "./read-leads.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = new Date("2026-11-27T18:30:00Z");

const lead: LocalLead = {
  ...{ id: "77", name: "Ana Ruiz", phone: "+15125557001", email: null },
  ...{ category: "xcat:service_area_business_pest_control", service: "termite_control" },
  ...{ type: "MESSAGE", status: "NEW", createdAt: "2026-11-27 12:15:00" },
  ...{ isCharged: false, credit: null },
};
const conversation: LocalConversation = {
  ...{ id: "88", leadId: "77", channel: "MESSAGE", isFromConsumer: true },
  ...{ at: "2026-11-27 12:15:02", text: "Ants in the kitchen", callSeconds: null },
};
const fieldOf = (read: ReturnType<typeof readLocalLead>, label: string) =>
  read.fields.find((field) => field.label === label)?.value;

test("a lead's request is its service and what the customer said first", () => {
  const later = { ...conversation, id: "89", at: "2026-11-27 12:20:00", text: "And wasps" };
  const own = { ...conversation, id: "90", isFromConsumer: false, text: "On my way" };
  const parsed = readLocalLead(lead, [later, own, conversation]);
  expect(parsed.providerLeadId).toBe("77");
  expect(fieldOf(parsed, "Service")).toBe("pest control");
  expect(fieldOf(parsed, "Message")).toBe("For: termite control\nAnts in the kitchen\nAnd wasps");
});

test.each([
  ["PHONE_CALL", "Called through Google."],
  ["BOOKING", "Booked through Google."],
  ["SOMETHING_NEW", undefined],
])("a lead of type %s without a message says %s", (type, text) => {
  expect(fieldOf(readLocalLead({ ...lead, type, service: null }, []), "Message")).toBe(text);
});

test.each([
  [{ text: null, channel: "PHONE_CALL", callSeconds: 61 }, "Phone call, 1 min 1 sec"],
  [{ text: null, channel: "PHONE_CALL", callSeconds: 9 }, "Phone call, 9 sec"],
  [{ text: null, channel: "PHONE_CALL", callSeconds: null }, "Missed call"],
  [{ text: null, channel: "EMAIL" }, undefined],
])("a conversation with %o is %s", (change, text) => {
  const { fields } = readLocalConversation({ ...conversation, ...change });
  expect(fields.find(({ label }) => label === "message_text")?.value).toBe(text);
});

test.each([
  [false, null, "not_charged"],
  [true, null, "charged"],
  [true, "PENDING", "credit_pending"],
  [true, "CREDITED", "credited"],
] as const)("charged (%s) with credit %s is %s", (isCharged, credit, state) => {
  expect(fieldOf(readLocalLead({ ...lead, isCharged, credit }, []), "charge_state")).toBe(state);
});

test("only a new contact or charge is a new version of a lead", () => {
  const identity = (change: Partial<LocalLead>, texts: LocalConversation[] = []) =>
    readLocalLead({ ...lead, ...change }, texts).identity;
  expect(identity({ status: "ACTIVE" }, [conversation])).toBe(identity({}));
  expect(identity({ isCharged: true })).not.toBe(identity({}));
  expect(identity({ phone: "+15125557002" })).not.toBe(identity({}));
});

// The clock goes back on 2026-11-01 at 2:00, and forward on 2026-03-08.
test.each([
  ["2026-11-27 12:15:30", "America/Chicago", "2026-11-27T18:15:30Z"],
  ["2026-07-01 00:00:00", "America/New_York", "2026-07-01T04:00:00Z"],
  ["2026-03-08 02:30:00", "America/Chicago", "2026-03-08T08:30:00Z"],
  ["2026-12-31 23:59:59", "Pacific/Honolulu", "2027-01-01T09:59:59Z"],
])("%s in %s is %s", (text, zone, moment) => {
  expect(momentOf(text, zone)).toEqual(new Date(moment));
});

test("a moment is written as the account's clock shows it", () => {
  expect(clockTime(new Date("2026-11-27T18:15:59Z"), "America/Chicago")).toBe(
    "2026-11-27 12:15:00",
  );
  expect(clockTime(new Date("2026-01-01T04:00:00Z"), "America/New_York")).toBe(
    "2025-12-31 23:00:00",
  );
});

test("polls of all sources stay within a day's operations", () => {
  expect(pollInterval(1)).toBe(5 * minute);
  for (const sources of [1, 22, 23, 100, 3_000]) {
    expect((day / pollInterval(sources)) * sources * 2, String(sources)).toBeLessThanOrEqual(
      13_000,
    );
  }
});

const addedAt = new Date(now.getTime() - 100 * day);
const ago = (time: number) => new Date(now.getTime() - time);

test.each([
  ["within an hour, two more hours", ago(5 * minute), ago(5 * minute + 2 * hour)],
  ["once an hour, 35 days", ago(hour), ago(35 * day)],
  ["once a day, 85 days", ago(day), ago(85 * day)],
  ["after a long outage, no more than is stored", ago(99 * day), ago(85 * day)],
])("%s are read again", (_title, polledAt, since) => {
  expect(readSince(now, { polledAt, addedAt })).toEqual(since);
});

test("the first poll reads a week before the source was added", () => {
  const fresh = { polledAt: null, addedAt: ago(hour) };
  expect(readSince(now, fresh)).toEqual(ago(hour + 7 * day));
  expect(readSince(now, { ...fresh, polledAt: ago(hour) })).toEqual(ago(hour + 7 * day));
});

test("a lead older than a day is late", () => {
  expect(isLate(ago(day), now)).toBe(false);
  expect(isLate(ago(day + 1), now)).toBe(true);
});

test.each([
  ["unavailable", 1, null, null, 5 * minute],
  ["unavailable", 3, null, "unavailable", 20 * minute],
  ["unavailable", 40, null, "unavailable", hour],
  ["rate_limited", 1, 7_200, null, 2 * hour],
  ["rate_limited", 9, 10 * 86_400, "rate_limited", day],
  ["no_permission", 1, null, "no_permission", 5 * minute],
  ["app_refused", 5, null, "app_refused", hour],
] as const)(
  "%s for the %sth time (wait %s) shows %s",
  (problem, failures, waitSeconds, shown, pause) => {
    expect(pauseAfter(now, { problem, failures, waitSeconds })).toEqual({
      problem: shown,
      nextPollAt: new Date(now.getTime() + pause),
    });
  },
);

test("an expired consent waits for the business", () => {
  expect(pauseAfter(now, { problem: "token_expired", failures: 1, waitSeconds: null })).toEqual({
    problem: "token_expired",
    nextPollAt: null,
  });
});
