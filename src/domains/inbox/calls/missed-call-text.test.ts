import { expect, test } from "vitest";
import {
  checkMissedCallText,
  defaultMissedCallText,
  fillMissedCallText,
  previewMissedCallText,
} from "./missed-call-text.ts";

const values = { business: "Bluebonnet Plumbing", city: "Austin", first_name: "there" };

test("the business's name and STOP are added to any missed-call text", () => {
  expect(previewMissedCallText("Sorry, {first_name}!", values)).toBe(
    "Bluebonnet Plumbing: Sorry, there! Reply STOP to stop, HELP for help.",
  );
  expect(previewMissedCallText("You called {business} in {city}.", values)).toBe(
    "You called Bluebonnet Plumbing in Austin. Reply STOP to stop, HELP for help.",
  );
});

test("unknown fields and single braces are rejected", () => {
  expect(checkMissedCallText("Hi {name}")).toBe(
    "There’s no field {name}. Choose one from the list",
  );
  expect(checkMissedCallText("Hi {first_name")).toContain("missing its other half");
  expect(checkMissedCallText("Hi {first_name} of {city}, {business} here")).toBe(null);
});

test("offers, prices, and links are rejected, with the words to leave out", () => {
  const rejected = [
    ["Get 20% off today", "20% off"],
    ["Ask about ten percent off", "percent off"],
    ["A visit is $89", "$89"],
    ["Just 50 dollars", "50 dollars"],
    ["Take $ 1,000 off", "$ 1,000 off"],
    ["It’s half off", "half off"],
    ["Money off your next repair", "off your next"],
    ["Text us for a free estimate", "free estimate"],
    ["Estimates are FREE", "FREE"],
    ["Ask for our discount", "discount"],
    ["We have coupons", "coupons"],
    ["Ask about our deal", "deal"],
    ["Our spring sale is on", "sale"],
    ["A limited-time offer", "limited-time offer"],
    ["Save up to half", "Save up to"],
    ["Book at https://pipes.example/book", "https://pipes.example/book"],
    ["Book at www.pipes.example", "www.pipes.example"],
    ["Book at Pipes.com", "Pipes.com"],
    ["Book at bit.ly/x1", "bit.ly/x1"],
  ];
  for (const [text = "", words = ""] of rejected) {
    expect(checkMissedCallText(text), text).toMatch(/^Leave out “.*can’t have offers/);
    expect(checkMissedCallText(text), text).toContain(`“${words}.”`);
  }
});

test("ordinary sentences with the same words are accepted", () => {
  const accepted = [
    defaultMissedCallText,
    "We’ll be off the phone soon.",
    "Feel free to text us.",
    "We’re on a job, and call you once we’re free.",
    "We're free at 3 PM. Call our toll-free number then.",
    "If it’s leaking, turn off your water first.",
    "We turn off all water before a repair.",
    "Our shop is off Main Street.",
    "We deal with emergencies at any hour.",
    "Our sales team or {business} calls you by 10:30 a.m.",
    "Please offer two times that work. We’ll save your spot.",
    "We’ll call you back.Thanks",
  ];
  for (const text of accepted) expect(checkMissedCallText(text), text).toBe(null);
});

test("a name with braces isn't filled in again", () => {
  expect(fillMissedCallText("{first_name}", { ...values, first_name: "{city}" })).toBe("{city}");
});
