import { expect, test } from "vitest";
import { newId } from "./columns.server.ts";

test("thousands of ids from one millisecond are unique and in creation order", () => {
  const moment = Date.UTC(2026, 10, 23);
  const made = Array.from({ length: 4_096 }, () => newId(moment));
  expect(made.toSorted()).toEqual(made);
  expect(new Set([...made, newId(moment)]).size).toBe(4_097);
  expect(newId(moment + 1) > (made.at(-1) ?? "")).toBe(true);
  for (const id of made)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
