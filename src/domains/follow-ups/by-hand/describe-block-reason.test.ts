import { expect, test } from "vitest";
import { describeBlockReason } from "~/domains/follow-ups/describe-hold.ts";
import { type GateReason, gateReasons, type HoldReader } from "../gate-reasons.ts";

const clock = { zone: "America/New_York", name: "Eastern Time" };
const describe = (reason: GateReason, reader: HoldReader) =>
  describeBlockReason({ decision: "never", reason }, "sms", clock, reader);

test("each block reason says what the business or staff can do", () => {
  expect(describe("sender_missing", "contractor")).toBe(
    "Can’t be sent: you don’t have a texting number yet. Go to Settings, Texting to get one. Send an email in the meantime.",
  );
  expect(describe("sender_missing", "staff")).toBe(
    "Can’t be sent: the business has no texting number. Assign it one, or have its owner register under Settings, Texting.",
  );
  for (const reason of Object.keys(gateReasons) as GateReason[]) {
    expect(describe(reason, "contractor")).not.toMatch(/\bstaff\b|\bthe person\b|the business/i);
  }
});

test("an email opt-out can only be undone through an email's link", () => {
  expect(
    describeBlockReason({ decision: "never", reason: "opted_out" }, "email", clock, "contractor"),
  ).toBe(
    "Can’t be sent: they opted out of these messages. Only they can undo it, on the page that each email links to.",
  );
});
