import fc from "fast-check";
import { expect, test } from "vitest";
import { zones } from "../../../tests/setup/time-zones.ts";
import { lateEmailMinutes, onTimeMinutes, spacingMinutes } from "./gate.ts";
import { type PlannedEnquiry, planSequence } from "./plan-sequence.ts";
import { openingFor } from "./quiet-hours.ts";
import { standardSequence } from "./sequences/sequence.ts";
import { standardTexts } from "./sequences/standard-texts.ts";

const sequence = standardSequence(standardTexts("hvac"), 0);
/** Miami, 2:14 PM on a Friday, with consent to everything. */
const friday: PlannedEnquiry = {
  requestedAt: new Date("2026-11-20T19:14:00Z"),
  location: { zones: ["America/New_York"], states: ["FL"] },
  hasPhone: true,
  hasEmail: true,
  consents: { informationalTexts: true, marketingTexts: true, marketingMail: true },
  sender: "ready",
};
const describe = (enquiry: Partial<PlannedEnquiry>) =>
  planSequence(sequence, { ...friday, ...enquiry }).map(
    ({ channel, sendsAt, skippedBecause, holds }) =>
      `${channel} ${sendsAt?.toISOString().slice(5, 16) ?? skippedBecause ?? holds.at(-1)?.reason}`,
  );

test("in the daytime each message is sent when its step is due", () => {
  expect(describe({})).toEqual([
    "sms 11-20T19:14",
    "email 11-20T19:29",
    "sms 11-20T21:14",
    "email 11-21T19:14",
    "sms 11-23T19:14",
    "email 11-27T19:14",
  ]);
});

test("messages held overnight don't all arrive together", () => {
  const requestedAt = new Date("2026-11-21T02:30:00Z");
  const planned = planSequence(sequence, { ...friday, requestedAt });
  expect(planned[0]?.holds).toEqual([
    { reason: "quiet_hours", until: new Date("2026-11-21T13:00:00Z"), detail: "FL" },
  ]);
  expect(describe({ requestedAt }).slice(0, 3)).toEqual([
    "sms 11-21T13:00",
    "email 11-21T13:15",
    "sms 11-21T13:30",
  ]);
});

test("a text without consent is sent by email and says why", () => {
  const consents = { informationalTexts: false, marketingTexts: false, marketingMail: false };
  expect(describe({ consents })).toEqual([
    "email 11-20T19:14",
    "email 11-20T19:29",
    "email 11-20T21:14",
    "email 11-21T19:14",
    "email no_consent",
    "email no_consent",
  ]);
  expect(planSequence(sequence, { ...friday, consents })[0]?.insteadBecause).toBe("no_consent");
});

test("during registration emails replace texts, which wait without an email address", () => {
  expect(describe({ sender: "registration_pending" }).slice(0, 3)).toEqual([
    "email 11-20T19:14",
    "email 11-20T19:29",
    "email 11-20T21:14",
  ]);
  expect(describe({ sender: "registration_pending", hasEmail: false }).slice(0, 2)).toEqual([
    "sms registration_pending",
    "email no_address",
  ]);
});

test("a person without a usable number or address gets nothing", () => {
  expect(new Set(describe({ hasPhone: false, hasEmail: false }))).toEqual(
    new Set(["email no_address"]),
  );
});

const enquiries = fc.record<PlannedEnquiry>({
  requestedAt: fc.date({
    min: new Date("2026-01-01"),
    max: new Date("2028-12-31"),
    noInvalidDate: true,
  }),
  location: fc.record({
    zones: fc.uniqueArray(fc.constantFrom(...zones), { maxLength: 2 }),
    states: fc.uniqueArray(fc.constantFrom("AL", "CT", "FL", "TX", "NY"), { maxLength: 2 }),
  }),
  hasPhone: fc.boolean(),
  hasEmail: fc.boolean(),
  consents: fc.record({
    informationalTexts: fc.boolean(),
    marketingTexts: fc.boolean(),
    marketingMail: fc.boolean(),
  }),
  sender: fc.constantFrom("ready", "missing", "registration_pending"),
});

test("messages stay ordered, texts 30 minutes apart and none at night", () => {
  fc.assert(
    fc.property(enquiries, (enquiry) => {
      let [last, lastText]: (Date | null)[] = [null, null];
      for (const { sendsAt, channel, step, due } of planSequence(sequence, enquiry)) {
        if (!sendsAt) continue;
        expect(sendsAt.getTime()).toBeGreaterThanOrEqual(due.getTime());
        const since = (before: Date | null | undefined) =>
          before ? (sendsAt.getTime() - before.getTime()) / 60_000 : Number.POSITIVE_INFINITY;
        expect(since(last)).toBeGreaterThanOrEqual(0);
        const lateBy = last ? (last.getTime() - due.getTime()) / 60_000 : 0;
        if (channel === "email" && lateBy > onTimeMinutes) {
          expect(since(last)).toBeGreaterThanOrEqual(lateEmailMinutes);
        }
        last = sendsAt;
        if (channel === "email") continue;
        expect(since(lastText)).toBeGreaterThanOrEqual(spacingMinutes);
        lastText = sendsAt;
        expect(openingFor(enquiry.location, sendsAt).open).toBe(true);
        expect(enquiry.sender).toBe("ready");
        const { informationalTexts, marketingTexts } = enquiry.consents;
        expect(step.purpose === "marketing" ? marketingTexts : informationalTexts).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
