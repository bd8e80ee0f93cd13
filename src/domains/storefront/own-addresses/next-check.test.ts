import fc from "fast-check";
import { expect, test } from "vitest";
import { graceHours, nextCheck, type Standing } from "./domain-standing.ts";

const start = new Date("2026-11-20T15:00:00Z");
const hour = 60 * 60_000;
const seen = (proof: "found" | "missing" | "wrong" | "unanswered", traffic = proof) => ({
  proof: { outcome: proof, seen: [] },
  traffic: { outcome: traffic, seen: [] },
  expected: [],
});
const waiting: Standing = { state: "waiting", looks: 0, failingSince: null };

/** Runs the scheduled checks until none is left or the hours are over. */
function play(
  from: Standing,
  outcome: "found" | "missing" | "wrong" | "unanswered",
  hours: number,
) {
  let standing = from;
  let looks = 0;
  const states = new Set<string>();
  for (let now = start; now.getTime() <= start.getTime() + hours * hour; ) {
    const next = nextCheck(standing, seen(outcome), now);
    standing = next;
    looks++;
    states.add(next.state);
    if (!next.nextCheckAt) break;
    expect(next.nextCheckAt.getTime()).toBeGreaterThan(now.getTime());
    now = next.nextCheckAt;
  }
  return { standing, looks, states };
}

test("checks a waiting domain ever less often and ends after two weeks", () => {
  const first = nextCheck(waiting, seen("missing"), start);
  expect(first.nextCheckAt).toEqual(new Date(start.getTime() + 60_000));
  const day = play(waiting, "missing", 24);
  expect([day.standing.state, day.looks < 16]).toEqual(["waiting", true]);
  expect(play(waiting, "missing", 13 * 24).standing.state).toBe("waiting");
  expect(play(waiting, "missing", 15 * 24).standing.state).toBe("ended");
});

test("own-address.proof: only both records together make a domain active", () => {
  for (const otherState of ["missing", "wrong", "unanswered"] as const) {
    expect(nextCheck(waiting, seen("found", otherState), start).state).toBe("waiting");
    expect(nextCheck(waiting, seen(otherState, "found"), start).state).toBe("waiting");
  }
  expect(nextCheck(waiting, seen("found"), start).state).toBe("active");
});

test("a domain without records is lost after three days, ended later", () => {
  const active: Standing = { state: "active", looks: 0, failingSince: null };
  expect(play(active, "missing", graceHours - 1).states).toEqual(new Set(["active"]));
  expect(play(active, "wrong", graceHours + 1).standing.state).toBe("lost");
  expect(play(active, "missing", 40 * 24).standing.state).toBe("ended");
  const lost = play(active, "missing", graceHours + 10).standing;
  expect(nextCheck(lost, seen("found"), start)).toMatchObject({
    state: "active",
    failingSince: null,
  });
});

test("DNS failures never deactivate a domain, however long", () => {
  const active: Standing = { state: "active", looks: 0, failingSince: null };
  expect(play(active, "unanswered", 60 * 24).states).toEqual(new Set(["active"]));
});

test("own-address.proof: no sequence of checks without both records activates a domain", () => {
  const outcome = fc.constantFrom("missing" as const, "wrong" as const, "unanswered" as const);
  fc.assert(
    fc.property(fc.array(fc.tuple(outcome, fc.boolean())), (outcomes) => {
      let standing = waiting;
      for (const [outcome, proven] of outcomes) {
        standing = nextCheck(
          standing,
          proven ? seen("found", outcome) : seen(outcome, "found"),
          start,
        );
        expect(["waiting", "ended"]).toContain(standing.state);
      }
    }),
  );
});
