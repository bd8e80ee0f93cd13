import { expect, test } from "vitest";
import { createOutages } from "./outages.ts";

test("retry pauses grow during an outage and end when the provider responds", () => {
  let now = new Date("2026-11-20T15:00:00Z");
  const outages = createOutages(() => now);
  const seconds = (until: Date) => (until.getTime() - now.getTime()) / 1000;
  expect(outages.until("sms")).toBeNull();
  const pauses: number[] = [];
  for (let time = 0; time < 10; time += 1) {
    const until = outages.begin("sms", null);
    // Other failures at the same time don't lengthen it.
    expect(outages.begin("sms", null)).toEqual(until);
    pauses.push(seconds(until));
    now = until;
  }
  expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  expect(seconds(outages.begin("sms", 20))).toBe(20);
  expect(outages.until("email")).toBeNull();
  outages.end("sms");
  expect(outages.until("sms")).toBeNull();
});
