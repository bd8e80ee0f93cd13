import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import {
  platformContext,
  type RequestInfo,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Route } from "./+types/form-logos";
import { action } from "./form-logos.ts";

test("a sender over the limit is rejected before the body is read", async () => {
  const use = vi.fn(async () => ({ waitSeconds: 30, uses: 1, over: 0 }));
  const info: RequestInfo = { id: "r-1", address: "192.0.2.1", failure: undefined };
  const context = new RouterContextProvider();
  context.set(platformContext, { limits: { use } } as unknown as Platform);
  context.set(requestInfoContext, info);
  const request = new Request("http://localhost/api/storage/form-logos", {
    method: "POST",
    headers: { "content-length": "8" },
    body: "no form!",
  });
  const response = await action({ request, context } as unknown as Route.ActionArgs);
  expect([response.status, response.headers.get("retry-after"), request.bodyUsed]).toEqual([
    429,
    "30",
    false,
  ]);
  expect(use).toHaveBeenCalledWith("upload", "192.0.2.1");
});
