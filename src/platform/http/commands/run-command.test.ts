import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { Platform } from "../../platform.server.ts";
import { Forbidden } from "../../result.ts";
import { check } from "../../validation/form.ts";
import { refuseWith } from "../api/api-response.server.ts";
import { refusalToast } from "../failures/refusal.server.ts";
import {
  platformContext,
  type RequestInfo,
  requestInfoContext,
} from "../requests/request-info.server.ts";
import {
  type ActionArgs,
  receiveForm,
  receiveLimitedForm,
  runForm,
  runJson,
  runReceived,
  showAgain,
} from "./run-command.server.ts";

const schema = z.object({ name: z.string().check(z.minLength(1, "Name is required")) });

/** A request as a form or JSON, from a sender who has to wait `waitSeconds`. */
function sent(body: Record<string, string>, as: "form" | "json", waitSeconds = 0) {
  const use = vi.fn(async () => ({ waitSeconds, uses: 1, over: 0 }));
  const info: RequestInfo = { id: "r-1", address: "192.0.2.1", failure: undefined };
  const context = new RouterContextProvider();
  context.set(platformContext, {
    limits: { use },
    log: { error() {}, warn() {} },
  } as unknown as Platform);
  context.set(requestInfoContext, info);
  const form = { method: "POST", body: new URLSearchParams(body) };
  const headers = { "content-type": "application/json", "idempotency-key": body.request_key ?? "" };
  const json = { method: "POST", body: JSON.stringify(body), headers };
  const request = new Request("http://localhost/", as === "form" ? form : json);
  return { args: { request, context } satisfies ActionArgs, use, info };
}

const greeting = {
  read: (values: unknown) => check(schema, values),
  limit: "lead",
  call: ({ requestKey }: { requestKey: string | null }, { name }: { name: string }) => ({
    ok: true as const,
    greeting: `Hello, ${name}`,
    requestKey,
  }),
} as const;

test("a form and a JSON call run one command with its key", async () => {
  const body = { name: "Ann", request_key: "k".repeat(20) };
  const done = {
    ok: true,
    greeting: "Hello, Ann",
    requestKey: "k".repeat(20),
    value: { name: "Ann" },
  };
  expect(await runForm(sent(body, "form").args, greeting)).toEqual({ ...done, values: body });
  expect(await runJson(sent(body, "json").args, greeting)).toEqual(done);
});

test("invalid input is redisplayed or returned as problems, without using limits", async () => {
  const { args, use } = sent({ name: "" }, "form");
  const refused = await runForm(args, greeting);
  if (refused.ok) throw new Error("it was taken");
  expect(showAgain(refused, { values: refused.values })).toMatchObject({
    data: { message: null, errors: { name: "Name is required" }, values: { name: "" } },
    init: { status: 422 },
  });
  const call = sent({ name: "" }, "json");
  const result = await runJson(call.args, greeting);
  if (result.ok) throw new Error("it was taken");
  const problem = refuseWith(call.args.context, result);
  expect([problem.status, await problem.json()]).toMatchObject([
    422,
    { code: "invalid", errors: [{ field: "name", message: "Name is required" }] },
  ]);
  expect([use.mock.calls, call.use.mock.calls]).toEqual([[], []]);
});

test("doesn't read a large body over the limit", async () => {
  const over = sent({ name: "Ann" }, "form", 30);
  over.args.request.headers.set("content-length", "8");
  expect(await receiveLimitedForm(over.args, "upload")).toMatchObject({
    ok: false,
    waitSeconds: 30,
    values: { name: "Ann" },
  });
  const large = sent({ name: "Ann" }, "form", 30);
  large.args.request.headers.set("content-length", "400000");
  const refused = await receiveLimitedForm(large.args, "upload");
  expect(refused).toMatchObject({ ok: false, code: "too_many", values: {} });
  expect([large.args.request.bodyUsed, large.info.waitSeconds]).toEqual([false, 30]);
});

test("a received form runs the command of its button", async () => {
  const { args } = sent({ name: "Ann", intent: "greet" }, "form");
  const form = await receiveForm(args.request);
  expect(form.body.intent).toBe("greet");
  expect(await runReceived(args, form, greeting)).toMatchObject({
    ok: true,
    greeting: "Hello, Ann",
    values: form.body,
  });
});

test("a rate limit gives the wait in text and in Retry-After", async () => {
  const { args, info } = sent({ name: "Ann" }, "form", 30);
  const refused = await runForm(args, greeting);
  expect(refused).toMatchObject({ ok: false, code: "too_many", waitSeconds: 30 });
  expect(info.waitSeconds).toBe(30);
  const call = sent({ name: "Ann" }, "json", 30);
  const result = await runJson(call.args, greeting);
  if (result.ok) throw new Error("it was taken");
  const problem = refuseWith(call.args.context, result);
  expect([problem.status, problem.headers.get("retry-after")]).toEqual([429, "30"]);
});

test("a rejection with form-specific text uses it, never its code", () => {
  const toast = { title: "Already Reviewed", description: "Someone else reviewed it first." };
  expect(refusalToast({ ok: false, code: "already_reviewed" }, toast)).toEqual(toast);
  expect(refusalToast({ ok: false, code: "too_many", waitSeconds: 30 }, toast)).toEqual({
    ...toast,
    description: "Too many attempts. Please wait 30 seconds and try again.",
  });
});

test("rejects other methods and names the allowed one", async () => {
  const { args } = sent({ name: "Ann" }, "json");
  const result = await runJson(args, greeting, "PATCH");
  if (result.ok) throw new Error("it was taken");
  const problem = refuseWith(args.context, result);
  expect([problem.status, problem.headers.get("allow")]).toEqual([405, "PATCH"]);
});

test.each([
  [new Error("a bug"), { code: "failed", reference: "r-1" }, 500],
  [Object.assign(new Error("gone"), { code: "ECONNREFUSED" }), { code: "unavailable" }, 503],
])("%s becomes a rejection if the form has text for it", async (error, code, status) => {
  const call = () => Promise.reject(error) as Promise<{ ok: true }>;
  const refused = await runForm(sent({}, "form").args, { call, failure: "a greeting failed" });
  if (refused.ok) throw new Error("it was taken");
  expect(refused).toMatchObject(code);
  expect(showAgain(refused, {})).toMatchObject({ init: { status } });
  await expect(runForm(sent({}, "form").args, { call })).rejects.toBe(error);
});

test("a command whose provider didn't respond reports a reference", async () => {
  const call = async () => ({ ok: false, code: "unavailable" }) as const;
  const refused = await runForm(sent({}, "form").args, { call });
  const shown = showAgain(refused, {}, { unavailable: "We could not reach them." });
  expect(shown).toMatchObject({
    data: { message: "We could not reach them. Reference: r-1" },
    init: { status: 503 },
  });
  const toast = { title: "Not done", description: "It did not work." };
  expect(refusalToast(refused, toast, { unavailable: "They did not answer." })).toEqual({
    ...{ title: "Not done", description: "They did not answer.", reference: "r-1" },
  });
});

test("access.commands-refuse: a policy's rejection isn't a form failure", async () => {
  const call = () => Promise.reject(new Forbidden()) as Promise<{ ok: true }>;
  const run = runForm(sent({}, "form").args, { call, failure: "a greeting failed" });
  await expect(run).rejects.toBeInstanceOf(Forbidden);
});
