import { expect, test } from "vitest";
import { isSampleRecipient } from "./messages.ts";

test("reserved addresses and numbers are sample recipients", () => {
  for (const address of ["owner@lone-star-pest-defense.example", "A@Visitors.EXAMPLE"]) {
    expect([address, isSampleRecipient("email", address)]).toEqual([address, true]);
  }
  for (const address of ["ann@example.com", "ann@home.test", "example@mail.test"]) {
    expect([address, isSampleRecipient("email", address)]).toEqual([address, false]);
  }
  expect(isSampleRecipient("sms", "+15125550143")).toBe(true);
  expect(isSampleRecipient("sms", "+15125550243")).toBe(false);
  expect(isSampleRecipient("sms", "+15550143222")).toBe(false);
  // Toll-free 555-01xx numbers are assigned like any others.
  for (const code of ["800", "833", "844", "855", "866", "877", "888"]) {
    expect([code, isSampleRecipient("sms", `+1${code}5550143`)]).toEqual([code, false]);
  }
});
