import { expect, test } from "vitest";
import { loader } from "./sitemap-dev.ts";

test("the URL of an earlier build redirects directly to the 404 page", () => {
  const response = loader();
  expect([response.status, response.headers.get("location")]).toEqual([302, "/404"]);
});
