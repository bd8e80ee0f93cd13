import { expect, test } from "vitest";
import { type BusinessCalendar, defaultHours } from "~/domains/availability/availability.ts";
import { servicesWithTexts, standardTexts } from "~/domains/follow-ups/sequences/standard-texts.ts";
import type { Urgency } from "~/domains/leads/leads.ts";
import { standardSequence } from "../sequences/sequence.ts";
import { buildMergeValues, composeStep, type Moment } from "./compose.ts";

const now = new Date("2026-11-20T15:00:00Z");
const [, introduction] = standardSequence(standardTexts("plumbing"), 0);

const facts = {
  name: "Emily Carter",
  phone: "+15125550171",
  zipCode: "78701",
  businessName: "Bluebonnet",
  businessCity: "Austin",
  businessPhone: "(512) 555-0100",
  businessZip: "78701",
  need: "The sink leaks",
  urgency: null,
  wasTexted: false,
  service: "plumbing",
  requestedAt: now,
};

const zone = "America/Chicago";
const moment: Moment = { now, defaultZone: zone, calendar: null };

function greeting(name: string): string {
  if (!introduction) throw new Error("there is no introduction");
  const { words } = composeStep(introduction, "email", { ...facts, name }, moment);
  return words.split("\n", 1)[0] ?? "";
}

test.each([
  ["Emily Carter", "Hi Emily,"],
  ["O'Neil", "Hi O'Neil,"],
  ["Zoë-Marie Duval", "Hi Zoë-Marie,"],
  ["evil.com/prize Winner", "Hi there,"],
  ["5125550100", "Hi there,"],
  [`${"a".repeat(31)} B`, "Hi there,"],
  ["{phone}", "Hi there,"],
])("from the name %j a follow-up uses only a plain word", (name, hi) => {
  expect(greeting(name)).toBe(hi);
});

test.each([
  ["hvac", "HVAC"],
  ["pest-control", "pest control"],
  ["pool-cleaning", "pool cleaning"],
  ["handyman", "handyman work"],
  ["electrician", "electrical work"],
])("{service} of %s reads %j within a sentence", (service, text) => {
  expect(buildMergeValues({ ...facts, service }, moment).service).toBe(text);
});

function introductionOf(businessLicense: string | null, text?: string): string {
  if (!introduction) throw new Error("there is no introduction");
  const edited = { ...introduction, words: text ?? introduction.words };
  return composeStep(edited, "email", { ...facts, businessLicense }, moment).words;
}

test("follow-ups.standard-sequence: only the introduction shows the license, once", () => {
  expect(introductionOf("TX M-1")).toMatch(/Bluebonnet\nLicense: TX M-1$/);
  expect(introductionOf(null)).not.toContain("License");
  const own = introductionOf("TX M-1", "Hi, we hold license TX M-1. {business}");
  expect(own.match(/TX M-1/g)).toHaveLength(1);
  const later = standardSequence(standardTexts("plumbing"), 0).slice(2);
  for (const step of later) {
    const { words } = composeStep(step, "email", { ...facts, businessLicense: "TX M-1" }, moment);
    expect(words).not.toContain("TX M-1");
  }
});

test("the signature has no phone line without a business phone", () => {
  const noPhone = { ...facts, businessPhone: null };
  const service = standardSequence(standardTexts("plumbing"), 0).find(
    ({ key }) => key === "service",
  );
  const compose = (step = introduction) =>
    step ? composeStep(step, "email", noPhone, moment).words : "";
  expect(compose(service)).toMatch(/\n\nBluebonnet$/);
  expect(compose()).toContain("or call us at the number on our page.");
});

/** The third step: a choice of two times. */
function offerOf(
  calendar: BusinessCalendar | null,
  urgency: Urgency,
  service = "plumbing",
): string {
  const step = standardSequence(standardTexts(service), 0)[2];
  if (!step) throw new Error("there is no third step");
  return composeStep(step, "sms", { ...facts, wasTexted: true, urgency }, { ...moment, calendar })
    .words;
}

const truckOutTomorrow = {
  leavesAt: new Date("2026-11-23T13:30:00Z"),
  endsAt: new Date("2026-11-23T20:00:00Z"),
};
const open: BusinessCalendar = { zone, hours: defaultHours, crews: [{ crewId: "one", busy: [] }] };

test("a text offers two openings, the soonest for an urgent request", () => {
  const start = "Hi Emily, Bluebonnet again. Could we come by";
  expect(offerOf(open, "this_week")).toBe(`${start} Mon at 8 AM or Tue at 1 PM?`);
  expect(offerOf(open, "today")).toBe(`${start} today at 11 AM or 1 PM?`);
  const busy = { ...open, crews: [{ crewId: "one", busy: [truckOutTomorrow] }] };
  expect(offerOf(busy, "this_week")).toBe(`${start} Mon at 3 PM or Tue at 8 AM?`);
});

test.each([...servicesWithTexts, "roofing"])(
  "without hours, a crew, or an opening %s texts propose no times",
  (service) => {
    const always = { leavesAt: now, endsAt: new Date("2027-01-20T00:00:00Z") };
    for (const none of [
      null,
      { ...open, hours: null },
      { ...open, crews: [] },
      { ...open, crews: [{ crewId: "one", busy: [always] }] },
    ]) {
      expect(offerOf(none, "today", service)).toBe(
        "Hi Emily, Bluebonnet again. What day works for you?",
      );
    }
  },
);
