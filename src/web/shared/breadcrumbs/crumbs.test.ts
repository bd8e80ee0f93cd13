import { expect, test } from "vitest";
import { crumbsOf } from "./page-breadcrumbs.tsx";

test.each([
  ["/", ["Home"]],
  ["/pricing", ["Home", "Pricing"]],
  ["/hvac", ["Home", "HVAC"]],
  ["/services/lawn-care-leads", ["Home", "Services", "Lawn Care Leads"]],
  ["/services/hvac-leads", ["Home", "Services", "HVAC Leads"]],
  ["/features/auto-follow-up", ["Home", "Auto Follow-Up"]],
  ["/need-a-website", ["Home", "Need a Website"]],
])("%s has the crumbs %j", (path, labels) => {
  expect(crumbsOf(path).map((crumb) => crumb.label)).toEqual(labels);
});

test("every crumb but the last has a link", () => {
  expect(crumbsOf("/services/hvac-leads").map((crumb) => crumb.href)).toEqual([
    "/",
    "/services",
    undefined,
  ]);
});
