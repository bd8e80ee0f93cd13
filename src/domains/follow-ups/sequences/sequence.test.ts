import { expect, test } from "vitest";
import { remainingSteps, type Step } from "./sequence.ts";

const step = (key: string, delay: number): Step => ({
  ...{ key, delay, isOn: true, channel: "email", purpose: "informational" },
  ...{ subject: "News", words: "Hello", otherwise: null, staleAfter: 60 },
});
const keysLeft = (steps: Step[], doneSteps: string[], doneUpTo: number | null) =>
  remainingSteps(steps, { doneSteps, doneUpTo }).map(({ key }) => key);

test("after steps are replaced only those later than all done steps remain", () => {
  const others = [step("a", 0), step("b", 15), step("c", 120), step("d", 121)];
  expect(keysLeft(others, ["first", "times"], 120)).toEqual(["d"]);
  expect(keysLeft(others, ["a", "times"], 120)).toEqual(["d"]);
  expect(keysLeft(others, [], null)).toEqual(["a", "b", "c", "d"]);
});

test("skips steps moved before the last done one, not those moved after", () => {
  const steps = [step("first", 0), step("soon", 10), step("times", 120), step("week", 4000)];
  expect(keysLeft(steps, ["first", "times"], 120)).toEqual(["week"]);
  expect(keysLeft([step("times", 5), step("soon", 10)], ["times"], 120)).toEqual([]);
  expect(keysLeft([step("times", 500), step("soon", 600)], ["times"], 120)).toEqual(["soon"]);
});

test("the second of two steps due together follows the first", () => {
  expect(keysLeft([step("one", 15), step("other", 15)], ["one"], 15)).toEqual(["other"]);
});
