import { expect, test } from "vitest";
import { readLeadEmail } from "./read-lead-email.ts";

const read = (text: string, change: object = {}) =>
  Object.fromEntries(
    readLeadEmail({
      from: "no-reply@messaging.quotes.example",
      subject: "New lead",
      messageId: "1@quotes.example",
      text,
      ...change,
    }).fields.map(({ label, value }) => [label, value]),
  );

test("labels and values on one line, or below each other", () => {
  const fields = read(
    "You have a new lead!\n\nName: Ana Ruiz\nPhone:\n(512) 555-0134\n* Email: ana@home.example\nDetails: The sink leaks: badly",
  );
  expect(fields).toMatchObject({
    Name: "Ana Ruiz",
    Phone: "(512) 555-0134",
    Email: "ana@home.example",
    Details: "The sink leaks: badly",
  });
});

test("a number and an address are found in sentences, but not the platform's", () => {
  const fields = read(
    "Ana needs help with a leak. Call her at 512-555-0134 or write to ana@home.example.\nQuestions? help@quotes.example",
  );
  expect(fields).toMatchObject({ phone: "512-555-0134", email: "ana@home.example" });
  expect(fields.message).toContain("Ana needs help with a leak");
});

test("a forwarded email's headers are not the lead", () => {
  const fields = read(
    "---------- Forwarded message ---------\nFrom: Quotes <no-reply@quotes.example>\nTo: Bo <bo@plumber.example>\nSubject: New lead\n\nName: Ana\nPhone: 512 555 0134",
    { from: "bo@plumber.example" },
  );
  expect(Object.keys(fields)).not.toContain("From");
  expect(fields).toMatchObject({ Name: "Ana", Phone: "512 555 0134" });
  expect(fields.email).toBeUndefined();
});

test("what every such email ends with is left out", () => {
  const fields = read("Name: Ana\nPhone: 5125550134\nUnsubscribe\nOffice: 555 Main St");
  expect(Object.keys(fields)).not.toContain("Office");
});

test("a long email takes no time", () => {
  const fields = read(`${"a: ".repeat(50_000)}\n${"x".repeat(100_000)}\n`.repeat(2));
  expect(Object.keys(fields).length).toBeLessThan(100);
});
