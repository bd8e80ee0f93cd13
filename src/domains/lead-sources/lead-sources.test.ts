import { expect, test } from "vitest";
import { type DeliveryOutcome, healthOf, type UnmatchedReason } from "./lead-sources.ts";

const now = new Date("2026-11-27T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const lead = (days: number): DeliveryOutcome => ({
  ...{ state: "lead", reason: null, createdAt: daysAgo(days) },
});
const no = (reason: UnmatchedReason): DeliveryOutcome => ({
  ...{ state: "unmatched", reason, createdAt: daysAgo(1) },
});
const working = { state: "working" };
const waiting = { state: "waiting" };
const failing = (reason: UnmatchedReason) => ({ state: "failing", reason });

test.each([
  ["nothing", [], waiting],
  ["a lead", [lead(13)], working],
  ["nothing for two weeks", [lead(14)], { state: "silent", days: 14 }],
  ["a test", [{ ...lead(1), state: "test" as const }], working],
  ["a wrong key", [no("wrong_key")], failing("wrong_key")],
  ["a delivery without contact details", [no("no_contact"), lead(2)], failing("no_contact")],
  ["an event that is no lead", [no("other_event")], working],
] as const)("the light of an app that sent %s", (_, recent, health) => {
  const [latest = null] = recent;
  const observed = { kind: "webhook", latest, recent, setupChangedAt: null } as const;
  expect(healthOf({ ...observed, isOn: true }, now)).toEqual(health);
  expect(healthOf({ ...observed, isOn: false }, now)).toEqual({ state: "off" });
});

test.each([
  ["only a bot's form", no("bot"), [], waiting],
  ["only forms on another website", no("wrong_site"), [], failing("wrong_site")],
  ["a lead, then a bot's form", no("bot"), [lead(2)], working],
  ["nothing usable yet", no("no_contact"), [no("no_contact")], failing("no_contact")],
  ["one visitor's typo", no("no_contact"), [no("no_contact"), lead(2)], working],
  [
    "nothing usable anymore",
    no("no_contact"),
    [no("no_contact"), no("unreadable"), no("no_contact")],
    failing("no_contact"),
  ],
] as const)("the light of a website's form that sent %s", (_, latest, recent, health) => {
  const observed = { isOn: true, latest, recent, setupChangedAt: null };
  expect(healthOf({ kind: "website_form", ...observed }, now)).toEqual(health);
});

test.each([
  ["nothing", lead(5), [lead(5)], { state: "changed" }],
  ["forms on another website", no("wrong_site"), [lead(5)], failing("wrong_site")],
  ["a lead", lead(1), [lead(1), lead(5)], working],
  ["one visitor's typo", no("no_contact"), [no("no_contact"), lead(5)], failing("no_contact")],
] as const)("the light of a form whose website was changed, and then sent %s", (...row) => {
  const [, latest, recent, health] = row;
  const observed = { isOn: true, latest, recent, setupChangedAt: daysAgo(3) };
  expect(healthOf({ kind: "website_form", ...observed }, now)).toEqual(health);
});
