import { expect, test } from "vitest";
import { TextPacer } from "./request-timing.ts";

const now = new Date("2026-11-23T15:00:00Z");

test("spaces a business's texts and defers later ones to the next run", () => {
  const turns = new TextPacer(now);
  const seconds = (business: string) => (turns.of(business).at.getTime() - now.getTime()) / 1000;
  const remaining: number[] = [];
  for (let text = 0; text < 4; text++) {
    remaining.push(seconds("busy"));
    turns.use("busy", 0.01);
  }
  expect(remaining).toEqual([0, 100, 200, 300]);
  expect(turns.of("busy").isLate).toBe(true);
  // A text left to a later run takes a slot as well.
  turns.use("busy");
  expect([seconds("busy"), seconds("quiet"), turns.of("quiet").isLate]).toEqual([500, 0, false]);
});
