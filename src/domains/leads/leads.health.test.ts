import { expect, test } from "vitest";
import { evaluateStopChecks } from "./leads.health.server.ts";

test("a possible opt-out is reported when undecided for 45 minutes", () => {
  expect(evaluateStopChecks(44 * 60)).toEqual({ problem: "stop-checks", message: null });
  expect(evaluateStopChecks(45 * 60).message).toMatch(
    /^A message that may be an opt-out has waited 45 minutes/,
  );
});
