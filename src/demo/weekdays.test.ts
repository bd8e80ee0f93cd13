import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Text that never refers to a date: a business's slogan, and alt text of its crew photo. */
const timeless = /tagline:|alt:/;

test("no demo message names a weekday", () => {
  const named = globSync("src/domains/**/*.demo.ts")
    .flatMap((path) => readFileSync(path, "utf8").split("\n"))
    .filter((line) => /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/.test(line))
    .filter((line) => !timeless.test(line));
  expect(named).toEqual([]);
});
