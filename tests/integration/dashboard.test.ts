import { expect, test } from "vitest";
import { revenueShareApplications } from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import {
  readApplicationStates,
  readDays,
  readFunnel,
} from "../../src/domains/operations/dashboard/dashboard.server.ts";
import { leadResults } from "../../src/domains/signup/market-estimates/market-estimates.tables.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";

// The clock shows 2026-11-20, 07:00 in Los Angeles. Daylight saving time ended on November 1.
const platform = sharedPlatform({ TIME_ZONE: "America/Los_Angeles" });

test("lists every day of the operator's calendar, also across clock changes", async () => {
  const estimate = {
    industry: "hvac",
    city: "Austin",
    email: "v@visitors.example",
    searchVolume: 2200,
    competition: "High" as const,
    leadValueEstimate: "$33,000",
  };
  for (const at of [
    "2026-10-22T06:59:59Z", // a second before the first day
    "2026-10-22T07:00:00Z",
    "2026-11-01T06:59:59Z", // October 31st
    "2026-11-01T07:00:00Z",
    "2026-11-02T07:59:59Z", // a 25-hour day
    "2026-11-02T08:00:00Z",
    "2026-11-20T14:59:59Z",
  ]) {
    await platform()
      .database.query.insert(leadResults)
      .values({ ...estimate, createdAt: new Date(at) });
  }
  await saveSteps(platform(), answersOf(), 2);
  const days = await readDays(platform(), system("test"));
  expect(days).toHaveLength(30);
  expect(days.at(0)).toEqual({ day: "2026-10-22", submissions: 0, estimates: 1, leads: 0 });
  expect(days.at(-1)).toEqual({ day: "2026-11-20", submissions: 1, estimates: 1, leads: 0 });
  const estimates = Object.fromEntries(days.map(({ day, estimates: n }) => [day, n]));
  expect(estimates).toMatchObject({ "2026-10-31": 1, "2026-11-01": 2, "2026-11-02": 1 });
  expect(new Set(days.map(({ day }) => day)).size).toBe(30);
});

test("the funnel counts how many reached each step", async () => {
  await saveSteps(platform(), answersOf(), 5);
  await saveSteps(platform(), answersOf(), 7);
  expect((await readFunnel(platform(), system("test"))).map(({ value }) => value)).toEqual([
    3, 3, 2, 2, 2, 1, 1,
  ]);
  expect((await readFunnel(platform(), system("test")))[0]?.label).toBe("1. Business Info");
});

test("counts applications by state, including empty states", async () => {
  const application = {
    businessName: "Roof & Sons",
    contactName: "Ada",
    email: "ada@roof.example",
    phone: "1",
    services: ["Roofing"],
    serviceAreas: ["Denver"],
    yearsExperience: 3,
    leadValueRange: "$5000+" as const,
    agreedToTerms: true,
  };
  await platform()
    .database.query.insert(revenueShareApplications)
    .values([application, application, { ...application, applicationStatus: "rejected" }]);
  expect(await readApplicationStates(platform(), system("test"))).toEqual([
    { status: "pending", applications: 2 },
    { status: "approved", applications: 0 },
    { status: "rejected", applications: 1 },
  ]);
});
