import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultHours } from "~/domains/availability/availability.ts";
import { composeStep } from "~/domains/follow-ups/sending/compose.ts";
import type { Urgency } from "~/domains/leads/leads.ts";
import { standardSequence } from "./sequence.ts";
import { servicesWithTexts, standardTexts } from "./standard-texts.ts";

const now = new Date("2026-11-20T15:00:00Z");
const zone = "America/Chicago";
const moment = {
  ...{ now, defaultZone: zone },
  calendar: { zone, hours: defaultHours, crews: [{ crewId: "one", busy: [] }] },
};

/** Sample homeowner requests by trade, one per line. */
const sampleRequests = servicesWithTexts.flatMap((service) => {
  const path = new URL(`../../../../tests/samples/requests/${service}.txt`, import.meta.url);
  const lines = readFileSync(path, "utf8").trim().split("\n");
  return lines.map((need) => ({ service, need }));
});

/** All messages for a request, as texts and as emails. */
function messagesTo(service: string, need: string, urgency: Urgency) {
  const facts = {
    ...{ name: "Pat Sample", phone: "+15125550171", zipCode: "78701", need, urgency, service },
    ...{ businessName: "Bluebonnet", businessCity: "Austin", businessPhone: "(512) 555-0100" },
    ...{ businessZip: "78701", businessLicense: "TX 1234", wasTexted: false, requestedAt: now },
  };
  return standardSequence(standardTexts(service), 0).flatMap((step, index) =>
    (step.channel === "sms" ? (["sms", "email"] as const) : (["email"] as const)).map((channel) => {
      const { subject, words } = composeStep(step, channel, facts, moment);
      return { at: index, purpose: step.purpose, text: `${subject ?? ""}\n${words}` };
    }),
  );
}

/** Topics a message may mention only if the request did. */
const specifics =
  /\b(ants?|mice|mouse|rats?|roach(es)?|wasps?|termites?|bed bugs?|spiders?|nests?|trails?|bites?|leaks?|drips?|dripping|clogs?|faucets?|sinks?|toilets?|water heater|furnace|filters?|breakers?|panel|outlets?|wires?|mow(ing)?|cut|grass|weeds?|leaves|door|rail|shelf|shelves)\b/gi;
/** Never allowed, whatever the request says. */
const never: [what: string, words: RegExp][] = [
  [
    "valves or shut-offs",
    /\bvalve|\bshut.?off|\bturn (it|the|off|on)|\bclockwise|\bswitch (it )?off/i,
  ],
  ["a photo", /\bphoto|\bpicture|\bsnap\b|\bvideo/i],
  ["touching or opening", /\b(reset|flip|touch|unplug|remove|press|check the|open the)\b/i],
  ["a booking", /\b(booked|confirmed|scheduled for|see you (on|at|tomorrow)|we'll be there)\b/i],
  ["a promise of safety", /\bkeep\b[^.?!]*\bsafe\b|\bsafe (for|around)\b|\bharmless\b/i],
  ["a promised call", /\b(will|'ll) call you\b/i],
  ["the old dialect", /\b(thanks for asking|somebody|whoever|at once|answer this)\b/i],
];
const selling =
  /\b(free|discount|save \$|special|deal|upgrade|plans?|financing|replacement|sign up)\b/i;

test("follow-ups.fits-request: has 60 sample requests for each trade", () => {
  for (const service of servicesWithTexts) {
    const own = sampleRequests.filter((sample) => sample.service === service);
    expect(new Set(own.map(({ need }) => need)).size, service).toBeGreaterThanOrEqual(60);
  }
});

test.each(servicesWithTexts)(
  "follow-ups.fits-request: %s messages contradict no request",
  (service) => {
    const problems: string[] = [];
    for (const { need } of sampleRequests.filter((sample) => sample.service === service)) {
      for (const urgency of ["today", "planning"] as const) {
        for (const { at, purpose, text } of messagesTo(service, need, urgency)) {
          const words = never.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
          const specificWords = [...text.matchAll(specifics)].map(([word]) => word.toLowerCase());
          words.push(...specificWords.filter((word) => !need.toLowerCase().includes(word)));
          if (purpose === "informational" && selling.test(text)) words.push("selling");
          // For gas, fire, and carbon monoxide the only advice is to leave and call.
          const isDanger = /\b(gas|smoke|carbon)\b/i.test(text);
          if (isDanger && (at > 0 || !/get everyone out and call 911/.test(text)))
            words.push("danger");
          if (words.length > 0) problems.push(`${need}: ${words.join(", ")} in ${text}`);
        }
      }
    }
    expect(problems).toEqual([]);
  },
);

const dangerous = [
  ["I smell gas in the utility room", "gas company"],
  ["Gas smell by the water heater", "gas company"],
  ["Rotten egg smell near the furnace", "gas company"],
  ["Huele a gas en la cocina", "gas company"],
  ["Carbon monoxide alarm went off this morning", "carbon monoxide"],
  ["Panel is warm to the touch", "smoke"],
  ["Burning smell from an outlet", "smoke"],
  ["Smell something burning in the attic", "smoke"],
  ["Outlet sparked when I plugged in the vacuum", "smoke"],
  ["Smoke coming out of the panel", "smoke"],
  ["Got shocked by the dishwasher", "smoke"],
  ["Buzzing breaker box", "smoke"],
  ["Switch is hot", "smoke"],
] as const;

test.each(dangerous)(
  "follow-ups.fits-request: %j gets only the advice to get out",
  (need, word) => {
    for (const service of servicesWithTexts) {
      const [first] = messagesTo(service, need, "planning");
      expect(first?.text).toContain(word);
      expect(first?.text).toMatch(
        /get everyone out.* 911.*Call us at \(512\) 555-0100 once you're safe\./,
      );
      expect(first?.text).not.toContain("?");
    }
  },
);

test.each([
  "Replace smoke detectors",
  "Smoke detectors chirping, need new ones wired",
  "Gas line for a new range",
  "AC is blowing warm air",
  "No hot water",
  "Fire ants in the lawn",
  "Sparkling clean windows",
  "Hot tub wiring",
])("follow-ups.fits-request: %j is not a danger", (need) => {
  const [first] = messagesTo("handyman", need, "this_week");
  expect(first?.text).not.toContain("911");
  expect(first?.text).toContain("?");
});

test("follow-ups.fits-request: an urgent request gets the phone number", () => {
  const [urgent] = messagesTo("plumbing", "Kitchen flooding right now", "today");
  expect(urgent?.text).toContain("If this can't wait, call us at (512) 555-0100.");
  const [calm] = messagesTo("plumbing", "Kitchen flooding right now", "this_week");
  expect(calm?.text).not.toContain("can't wait");
});
