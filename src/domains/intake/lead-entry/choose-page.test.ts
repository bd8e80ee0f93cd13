import { expect, test } from "vitest";
import { choosePage } from "./choose-page.server.ts";

const page = (id: string, service: string, city: string, zipCode: string | null) => ({
  ...{ id, service, city, zipCode },
  state: "TX",
});
const austin = page("austin", "plumbing", "Austin", "78701");
const dallas = page("dallas", "plumbing", "Dallas", "75201");
const hvac = page("hvac", "hvac", "Dallas", null);
const pages = [austin, dallas, hvac];
const nowhere = { zipCode: null, city: null };

test.each([
  ["the page of its ZIP code", "plumbing", { zipCode: "75201", city: null }, null, "dallas"],
  ["the nearest page", "plumbing", { zipCode: "75204", city: null }, "austin", "dallas"],
  ["the page of its town", "plumbing", { zipCode: null, city: " dallas " }, null, "dallas"],
  ["a ZIP code before a town", "plumbing", { zipCode: "78704", city: "Dallas" }, null, "austin"],
  ["the source's page without a place", "plumbing", nowhere, "dallas", "dallas"],
  ["the source's page far away", "plumbing", { zipCode: "10001", city: null }, "dallas", "dallas"],
  ["the first with its service", "plumbing", nowhere, null, "austin"],
  ["its service before the source's page", "plumbing", nowhere, "hvac", "austin"],
  ["the source's page without a service", null, { zipCode: "75201", city: null }, "hvac", "hvac"],
  ["the source's page, unknown service", "roofing", nowhere, "dallas", "dallas"],
  ["the nearest without service or page", null, { zipCode: "75204", city: null }, null, "dallas"],
  ["the first without anything", null, nowhere, null, "austin"],
])("lead-sources.page: a lead goes to %s", (_, service, place, chosenId, expected) => {
  expect(choosePage(pages, { service, place, chosenId })?.id).toBe(expected);
});

test("without pages there is none", () => {
  expect(choosePage([], { service: "hvac", place: nowhere, chosenId: null })).toBeNull();
});
