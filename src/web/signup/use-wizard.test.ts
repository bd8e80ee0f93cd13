import { afterEach, expect, test, vi } from "vitest";
import { uploadLogo } from "./use-wizard.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["unsupported", 415, "unsupported"],
  ["too_large", 413, "too_large"],
  ["not_stored", 503, "not_stored"],
  ["too_many", 429, "not_stored"],
  ["unavailable", 503, "not_stored"],
  ["invalid", 422, "not_stored"],
])("a logo rejected with %s (%i) has a message: %s", async (code, status, problem) => {
  const response = new Response(JSON.stringify({ status, code, message: "Not now" }), { status });
  vi.stubGlobal("fetch", async () => response);
  expect(await uploadLogo(new File(["x"], "logo.png"))).toEqual({ url: null, problem });
});
