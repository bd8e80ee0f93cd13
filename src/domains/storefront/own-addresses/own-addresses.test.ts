import fc from "fast-check";
import { expect, test } from "vitest";
import { readSubdomain, subdomainProblem, suggestSubdomain } from "./subdomains.ts";

test.each(["joes", "joes-plumbing", "3bros", "a1b", `x${"y".repeat(39)}`])(
  "accepts %s as a name",
  (name) => {
    expect(subdomainProblem(name, "Hearthline")).toBeNull();
  },
);

test.each([
  ["", "Enter a name"],
  ["jo", "Use at least 3 characters"],
  ["x".repeat(41), "Use 40 characters or fewer"],
  ["joe's", "Use letters, digits and hyphens only"],
  ["joes.plumbing", "Use letters, digits and hyphens only"],
  ["jöe", "Use letters, digits and hyphens only"],
  ["-joes", "Begin and end with a letter or a digit"],
  ["joes-", "Begin and end with a letter or a digit"],
  ["xn--joes", "Use one hyphen at a time"],
  ["12345", "Use at least one letter"],
  ["www", "This name is reserved. Choose another."],
  ["admin", "This name is reserved. Choose another."],
])("rejects %j: %s", (name, problem) => {
  expect(subdomainProblem(name, "Hearthline")).toBe(problem);
});

test("a name can be typed as a whole address, in any case", () => {
  for (const typed of ["Joes", " joes ", "joes.pages.example", "https://JOES.pages.example/"]) {
    expect(readSubdomain(typed, "pages.example")).toBe("joes");
  }
});

test("suggests only valid names, or none", () => {
  expect(suggestSubdomain("Queen City Heating & Air", "Hearthline")).toBe(
    "queen-city-heating-and-air",
  );
  expect(suggestSubdomain("Peña's Roofing, LLC", "Hearthline")).toBe("penas-roofing-llc");
  expect(suggestSubdomain("北京", "Hearthline")).toBe("");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const suggested = suggestSubdomain(name, "Hearthline");
      expect(suggested === "" || subdomainProblem(suggested, "Hearthline") === null).toBe(true);
    }),
  );
});

test.each([
  "secure-login",
  "log-in",
  "l0gin",
  "my-login-page",
  "customerlogin",
  "sign-in",
  "sign-up",
  "signin-hvac",
  "account-verify",
  "verify-account",
  "account-update",
  "billing-support",
  "support-team",
  "customer-support",
  "reset-password",
  "hearthline-support",
  "hearthl1ne",
  "my-hearthline",
  "hearth-line",
  "paypal-plumbing",
  "paypa1",
  "chase-verify",
  "apple-support",
  "payment-portal",
])("reserves %s, which impersonates another page", (name) => {
  expect(subdomainProblem(name, "Hearthline")).toBe("This name is reserved. Choose another.");
});

test.each([
  "support-plumbing",
  "secure-garage-doors",
  "chase-plumbing",
  "apple-heating",
  "stripe-painting",
  "sign-and-awning",
  "designing-interiors",
  "logan-plumbing",
  "log-splitting",
  "help-my-lawn",
  "official-pest-control",
  "visalia-hvac",
  "angies-cleaning",
  "groups-hvac",
  "alert-security",
  "payson-electric",
  "hearth-and-home",
  "updraft-hvac",
  "team-electric",
  "metal-roofing",
])("allows %s as a business name", (name) => {
  expect(subdomainProblem(name, "Hearthline")).toBeNull();
});

test("reserves another operator's site name on their installation", () => {
  expect(subdomainProblem("acme-leads-support", "Acme Leads")).not.toBeNull();
  expect(subdomainProblem("acme-leads", "Hearthline")).toBeNull();
});
