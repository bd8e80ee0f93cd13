import { expect, test } from "vitest";
import { judgeReplica } from "./replica.ts";

test("reports replica lag, and how to fix an unused replica", () => {
  const judge = (state: "used" | "behind" | "unreachable", lagSeconds: number | null) =>
    judgeReplica({ state, lagSeconds, unusedSeconds: 0 });
  expect(judge("used", 0.3)).toMatchObject({ verdict: "good", message: "It is 0 seconds behind" });
  expect(judge("behind", 90)).toMatchObject({ verdict: "advice" });
  expect(judge("behind", 90).message).toMatch(/^It is 90 seconds behind, so everything is read/);
  expect(judge("unreachable", null).message).toMatch(
    /isn’t responding as a standby.*DATABASE_REPLICA_URL/,
  );
});
