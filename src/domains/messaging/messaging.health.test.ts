import { expect, test } from "vitest";
import { evaluateBlocked, evaluateDelay, evaluateEvidence } from "./messaging.health.server.ts";

test("messages delayed for 15 minutes are reported with their number", () => {
  const delayed = (delayedSeconds: number) =>
    evaluateDelay({
      messages: [
        { channel: "email", state: "delayed", count: 2 },
        { channel: "sms", state: "queued", count: 5 },
      ],
      delayedSeconds,
      deadLetters: 0,
    });
  expect(delayed(1200)).toEqual({
    problem: "delayed-messages",
    message:
      "2 messages have been delayed, the oldest for 20 minutes: check the mail server or the text provider.",
  });
  expect(delayed(899)).toEqual({ problem: "delayed-messages", message: null });
});

test("a server that blocks us is reported with its latest response", () => {
  const latest = "554 5.7.1 blocked using a block list";
  expect(evaluateBlocked({ count: 1, latest })).toEqual({
    problem: "mail-blocked",
    message: `1 email was rejected in the last day because of our server or address, not the recipient. The latest: ${latest}`,
  });
  expect(evaluateBlocked({ count: 0, latest: null }).message).toBeNull();
});

test("reports evidence that was changed, or that no task seals", () => {
  const fine = { altered: 0, latest: null, unsealedSeconds: 3_600 };
  expect(evaluateEvidence(fine).message).toBe(null);
  expect(evaluateEvidence({ ...fine, altered: 2, latest: "2026-11-20" }).message).toContain(
    "on 2 days, most recently 2026-11-20",
  );
  expect(evaluateEvidence({ ...fine, unsealedSeconds: 50 * 3_600 }).message).toContain(
    "seal-message-evidence",
  );
});
