import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { Forbidden } from "../../result.ts";
import { withRefusedPages } from "../server/request-handler.server.ts";
import { failureMessage, statusOf } from "./failures.server.ts";

const thrownBy = (error: Error, page: boolean) => {
  const loader = () => Promise.reject(error);
  const module = page ? { default: () => null, loader } : { loader };
  const { routes } = withRefusedPages({ routes: { one: { module } } } as unknown as ServerBuild);
  return Promise.resolve(routes.one?.module.loader?.({} as never)).catch((thrown) => thrown);
};

test("access.commands-refuse: a page returns 403 for a policy's rejection", async () => {
  expect(await thrownBy(new Forbidden(), true)).toMatchObject({
    data: { reason: "not_permitted" },
    init: { status: 403 },
  });
});

test("doesn't change other page failures or any non-page failure", async () => {
  const fault = new Error("a fault");
  expect(await thrownBy(fault, true)).toBe(fault);
  expect(await thrownBy(new Forbidden(), false)).toBeInstanceOf(Forbidden);
});

test("access.commands-refuse: API clients get a forbidden error", () => {
  expect(statusOf(new Forbidden())).toBe(403);
  expect(failureMessage(new Forbidden(), "POST")).toMatch(/^permission denied/);
});
