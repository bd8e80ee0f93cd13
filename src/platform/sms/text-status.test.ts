import fc from "fast-check";
import { expect, test } from "vitest";
import { isFinalStatus, laterStatus, type TextStatus, textStatuses, textStatusOf } from "./sms.ts";

const status = fc.constantFrom(...textStatuses);
const settle = (statuses: readonly TextStatus[]) =>
  statuses.reduce<TextStatus | null>((current, word) => laterStatus(current, word), null);

test.each([
  [["queued", "sending", "sent", "delivered"], "delivered"],
  [["delivered", "sent", "sending", "queued"], "delivered"],
  [["queued", "sent", "sending", "sent"], "sent"],
  [["accepted", "queued", "sent", "undelivered", "sent"], "undelivered"],
  [["failed", "delivered"], "failed"],
  [["delivered", "failed"], "delivered"],
  [["scheduled", "canceled", "queued"], "canceled"],
] as const)("the status for %j is %s", (statuses, expected) => {
  expect(settle(statuses)).toBe(expected);
});

test("callbacks in any order and number reach the same status", () => {
  const sequence = ["accepted", "queued", "sending", "sent", "delivered"] as const;
  const whole = { minLength: sequence.length, maxLength: sequence.length };
  const twice = fc.tuple(
    fc.shuffledSubarray([...sequence], whole),
    fc.shuffledSubarray([...sequence], whole),
  );
  fc.assert(
    fc.property(twice, ([once, again]) => {
      expect(settle([...once, ...again])).toBe("delivered");
    }),
  );
});

test("a final status doesn't change", () => {
  fc.assert(
    fc.property(status.filter(isFinalStatus), status, (final, word) => {
      expect(laterStatus(final, word)).toBe(final);
    }),
  );
});

test("an unknown status returns null", () => {
  expect(textStatusOf("delivered")).toBe("delivered");
  expect(textStatusOf("read")).toBeNull();
  expect(textStatusOf("toString")).toBeNull();
});
