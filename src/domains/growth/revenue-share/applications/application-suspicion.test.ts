import { expect, test } from "vitest";
import { applicationSchema } from "../revenue-share.schema.ts";
import { detectSpamApplication } from "./application-suspicion.ts";

const application = applicationSchema.parse({
  business_name: "Queen City Heating",
  contact_name: "James",
  email: "james@queen.example",
  phone: "(704) 555-0112",
  services: "HVAC",
  service_areas: "Charlotte",
  years_experience: 14,
  lead_value_range: "$5000+",
  agreed_to_terms: true,
});

test("a filled honeypot or contact details in a name look automated", () => {
  expect(detectSpamApplication(application, "")).toBeNull();
  expect(detectSpamApplication(application, "x")).toBe("honeypot");
  for (const change of [
    { business_name: "https://spam.example" },
    { contact_name: "see WWW.spam.example" },
    { contact_name: "James, 704 555 0112" },
    { business_name: "Write to win@spam.example" },
    { service_areas: ["Charlotte", "http://spam.example"] },
  ]) {
    expect(detectSpamApplication({ ...application, ...change }, "")).toBe("links");
  }
});
