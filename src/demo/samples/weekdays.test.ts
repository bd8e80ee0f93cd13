import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What is never about one date: a business's slogan, and a picture of its crew. */
const timeless = /tagline:|alt:/;

test("no demo message names a weekday, since its day shifts with the load", () => {
  const named = globSync("src/demo/samples/*.ts")
    .filter((path) => !path.includes(".test."))
    .flatMap((path) => readFileSync(path, "utf8").split("\n"))
    .filter((line) => /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/.test(line))
    .filter((line) => !timeless.test(line));
  expect(named).toEqual([]);
});
