import { expect, test } from "vitest";
import { evaluateReplica } from "./replica.ts";

test("reports replica lag, and how to fix an unused replica", () => {
  const evaluate = (state: "used" | "behind" | "unreachable", lagSeconds: number | null) =>
    evaluateReplica({ state, lagSeconds, unusedSeconds: 0 });
  expect(evaluate("used", 0.3)).toMatchObject({
    verdict: "good",
    message: "It is 0 seconds behind",
  });
  expect(evaluate("behind", 90)).toMatchObject({ verdict: "advice" });
  expect(evaluate("behind", 90).message).toMatch(/^It is 90 seconds behind, so everything is read/);
  expect(evaluate("unreachable", null).message).toMatch(
    /isn’t responding as a standby.*DATABASE_REPLICA_URL/,
  );
});
