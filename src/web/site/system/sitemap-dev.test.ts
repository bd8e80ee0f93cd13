import { expect, test } from "vitest";
import { loader } from "./sitemap-dev.ts";

test("the URL of an earlier build redirects directly to the 404 page", () => {
  const answer = loader();
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/404"]);
});
