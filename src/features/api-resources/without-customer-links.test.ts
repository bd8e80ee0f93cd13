import { expect, test } from "vitest";
import { withoutCustomerLinks } from "./without-customer-links.ts";

test("api-keys.no-links: a text keeps its words, and of a customer's link the way but not the secret", () => {
  const token = "abcdefghijklmnopqrstuvwxyz234567abcdefghijkl2";
  expect(withoutCustomerLinks(`Your estimate: https://hearth.example/e/${token}. Thanks`)).toBe(
    "Your estimate: https://hearth.example/e/[link] Thanks",
  );
  expect(withoutCustomerLinks(`https://hearth.example/b/${token}`)).not.toContain(token);
  const review = token.replace(/^./, "q");
  expect(withoutCustomerLinks(`https://hearth.example/r/${review}.`)).not.toContain(review);
  const elsewhere = "https://g.page/r/CabcDEFghijklmnop/review";
  expect(withoutCustomerLinks(elsewhere)).toBe(elsewhere);
  expect(withoutCustomerLinks("See https://hearth.example/plumbing/san-antonio-tx")).toContain(
    "/plumbing/san-antonio-tx",
  );
  expect(
    withoutCustomerLinks(`On Monday Bob <Reply+${token.toUpperCase()}@in.example> wrote:`),
  ).toBe("On Monday Bob <Reply@in.example> wrote:");
  expect(withoutCustomerLinks("reply+me@home.example")).toBe("reply+me@home.example");
  expect(withoutCustomerLinks(null)).toBeNull();
  for (const begins of ["https://hearth.example/r/", "https://hearth.example/e/", "<reply+"]) {
    const cut = `See ${begins}${token}`.slice(0, -1);
    expect(withoutCustomerLinks(cut)).not.toContain("abcdefgh");
  }
});
