import fc from "fast-check";
import { expect, test } from "vitest";
import { readSubdomain, subdomainProblem, suggestSubdomain } from "./own-addresses.ts";

// own-address.names
test.each(["joes", "joes-plumbing", "3bros", "a1b", `x${"y".repeat(39)}`])(
  "%s is a name",
  (name) => {
    expect(subdomainProblem(name)).toBeNull();
  },
);

// own-address.names
test.each([
  ["", "Enter a name"],
  ["jo", "Use at least 3 characters"],
  ["x".repeat(41), "Use at most 40 characters"],
  ["joe's", "Use letters, digits and hyphens only"],
  ["joes.plumbing", "Use letters, digits and hyphens only"],
  ["jöe", "Use letters, digits and hyphens only"],
  ["-joes", "Begin and end with a letter or a digit"],
  ["joes-", "Begin and end with a letter or a digit"],
  ["xn--joes", "Use one hyphen at a time"],
  ["12345", "Use at least one letter"],
  ["www", "This name is reserved. Choose another."],
  ["admin", "This name is reserved. Choose another."],
])("%j is none: %s", (name, problem) => {
  expect(subdomainProblem(name)).toBe(problem);
});

test("a name may be typed as a whole address, in any letters", () => {
  for (const typed of ["Joes", " joes ", "joes.pages.example", "https://JOES.pages.example/"]) {
    expect(readSubdomain(typed, "pages.example")).toBe("joes");
  }
});

test("a suggestion is a name that would be taken, or none", () => {
  expect(suggestSubdomain("Queen City Heating & Air")).toBe("queen-city-heating-and-air");
  expect(suggestSubdomain("Peña's Roofing, LLC")).toBe("penas-roofing-llc");
  expect(suggestSubdomain("北京")).toBe("");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const suggested = suggestSubdomain(name);
      expect(suggested === "" || subdomainProblem(suggested) === null).toBe(true);
    }),
  );
});
