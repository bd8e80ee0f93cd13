import fc from "fast-check";
import { expect, test } from "vitest";
import { standardTexts } from "~/domains/follow-ups/sequences/standard-texts.ts";
import { standardSequence } from "../sequences/sequence.ts";
import { previewTimeMachine } from "./preview-time-machine.server.ts";
import { readQuestion } from "./read-question.ts";

const now = new Date("2026-11-20T18:00:00Z");
const read = (query: string) =>
  previewTimeMachine(readQuestion(new URLSearchParams(query)), {
    defaultZone: "America/Chicago",
    now,
  });
const everything = "texts=on&marketing=on&mail=on&phone=on&email=on";

test("opens with a heating request in Miami that agrees to everything", () => {
  const preview = read("");
  expect(preview).toMatchObject({
    place: "Florida, Eastern Time",
    requestedAt: "Fri, Nov 20, 1:00 PM",
  });
  expect(preview.steps.map(({ channel }) => channel).join()).toBe(
    "Text,Email,Text,Email,Text,Email",
  );
  expect(preview.steps[0]).toMatchObject({
    sendsAt: { recipient: "Fri, Nov 20, 1:00 PM", business: "Fri, Nov 20, 12:00 PM" },
    remarks: [],
    segments: { segments: 1 },
  });
});

test("at night the first text waits, says why, and mentions last night", () => {
  const [first] = read(`zip=32501&service=plumbing&asked=2026-11-20T20:30&${everything}`).steps;
  expect(first?.remarks).toEqual([
    "On hold until Sat, Nov 21, 8:00 AM (Central Time): quiet hours in Florida.",
  ]);
  expect(first?.words).toContain("Thanks for reaching out last night.");
});

test("a ZIP code and a number in different places both count", () => {
  expect(read(`zip=33101&area=213&asked=2026-11-20T09:00&${everything}`)).toMatchObject({
    place: "Florida, California, Eastern Time, Pacific Time",
    steps: expect.arrayContaining([
      expect.objectContaining({
        sendsAt: { recipient: "Fri, Nov 20, 11:00 AM", business: "Fri, Nov 20, 10:00 AM" },
      }),
    ]),
  });
});

test("with only an email address texts become emails, with the reason", () => {
  const { steps } = read("zip=78701&email=on&asked=2026-11-20T09:00");
  expect(new Set(steps.map(({ channel }) => channel))).toEqual(new Set(["Email"]));
  expect(steps[0]?.remarks).toEqual(["Sent by email: no consent on file for this kind of text."]);
  expect(steps[5]).toMatchObject({
    sendsAt: null,
    remarks: ["Will be skipped: no consent on file for this kind of text."],
  });
});

test("a business's own sequence uses its name and its clock", () => {
  const own = {
    service: "plumbing",
    steps: standardSequence(standardTexts("plumbing"), 0),
    channels: { sms: true, email: true },
    business: {
      businessName: "Bay Plumbing",
      businessCity: "Tampa",
      businessPhone: "+18135550100",
      businessZip: "33602",
    },
    calendar: { zone: "America/New_York", hours: null, crews: [] },
  };
  const question = readQuestion(new URLSearchParams(`zip=78701&${everything}`));
  const [first, second] = previewTimeMachine(question, {
    defaultZone: "America/Chicago",
    now,
    own,
  }).steps;
  expect(first).toMatchObject({
    sendsAt: { recipient: "Fri, Nov 20, 12:00 PM", business: "Fri, Nov 20, 1:00 PM" },
    words: expect.stringMatching(/^Hi Pat, this is Bay Plumbing\. .*STOP/),
  });
  expect(second?.words).not.toContain("STOP");
});

test("shows a preview for any URL parameters", () => {
  const words = fc.oneof(
    fc.string(),
    fc.constantFrom("on", "99999", "2026-03-08T02:30", "20261-99-99T99:99", "2099-13-40T25:61"),
  );
  const names = fc.constantFrom(
    ...["service", "zip", "area", "asked", "timing", "custom", "sender", "texts", "email", "phone"],
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(names, words)), (pairs) => {
      const preview = read(new URLSearchParams(pairs).toString());
      expect(preview.steps).toHaveLength(6);
      expect(preview.requestedAt).not.toContain("Invalid");
    }),
  );
});
