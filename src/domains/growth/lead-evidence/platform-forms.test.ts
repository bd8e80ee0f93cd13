import { expect, test } from "vitest";
import { junkReasons } from "~/domains/lead-sources/index.ts";
import { findings, platformFormOf } from "./platform-forms.ts";

test.each([
  ["angi", "Fall campaign", "Angi"],
  ["email", "HomeAdvisor emails", "Angi"],
  ["webhook", "Google Local Services", "Google"],
  ["google_ads", "Spring", "Google Ads"],
  ["email", "Yelp", "Yelp"],
  ["webhook", "Angie’s flyer", "Angie’s flyer"],
] as const)("%s named %s is reported to %s", (kind, name, platform) => {
  expect(platformFormOf({ kind, name }).name).toBe(platform);
});

// "How to request a lead credit", intercom.help/angi, read 2026-11-27: its five reasons.
test("Angi's reasons are those of its form", () => {
  const { reasons } = platformFormOf({ kind: "angi", name: "Angi" });
  expect(new Set(Object.values(reasons))).toEqual(
    new Set([
      "Duplicate lead",
      "Incorrect ZIP code",
      "Incorrect project task",
      "Competitor testing the system",
      "Incorrect or disconnected phone number",
    ]),
  );
});

test("each evidence sentence speaks as the business, never to “you”", () => {
  for (const reason of junkReasons) expect(findings[reason]).toMatch(/^[A-Z].*\.$/);
  expect(Object.values(findings).join(" ")).not.toMatch(/\byour?\b/i);
});
