import { expect, test } from "vitest";
import { loader } from "./sitemap-dev.ts";

test("the address of an earlier build leads to the 404 page at once", () => {
  const answer = loader();
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/404"]);
});
