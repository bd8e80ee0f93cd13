import { data, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ToastMessage } from "~/ui/toasts/show-toast.ts";
import { keepPage } from "./keep-page.ts";
import { shownPage } from "./shown-page.ts";

const toasts: ToastMessage[] = [];
vi.mock("~/ui/toasts/show-toast.ts", () => ({
  showToast: (toast: ToastMessage) => toasts.push(toast),
  dismissToastsOnEscape: () => () => {},
}));

const page = "http://localhost/admin/revenue-share";
const stay = vi.fn();

beforeEach(async () => {
  vi.stubGlobal("window", new EventTarget());
  // Opens another page than the previous test.
  await outcomeOf({ type: "data", result: null }, "http://localhost/admin/dashboard");
  toasts.length = 0;
  stay.mockReset();
  vi.stubGlobal("navigator", { onLine: true });
  Object.assign(shownPage, {
    address: () => page,
    handles: () => [],
    stay,
  });
});

type Result = { type: "data" | "error"; result: unknown };

/** Runs a request with this route result through the middleware. */
async function outcomeOf(result: Result, address = page, form?: Record<string, string>) {
  const init = form ? { method: "POST", body: new URLSearchParams(form) } : {};
  const request = new Request(address, init);
  const args = { request } as Parameters<typeof keepPage>[0];
  return await keepPage(args, async () => ({ route: result }));
}

const cut: Result = { type: "error", result: new TypeError("Failed to fetch") };
const responded = (status: number, body: unknown): Result => ({
  type: "error",
  result: new ErrorResponse(status, "", body),
});
const respond = (value: unknown, status: number) => ({
  route: { type: "data", result: data(value, status) },
});

describe("a failed request keeps the page", () => {
  test("a form with an aborted request keeps the page and earlier results", async () => {
    const refused = { errors: { amount: "Enter an amount" } };
    await outcomeOf({ type: "data", result: data(refused, 422) }, page, { amount: "" });
    expect(await outcomeOf(cut, page, { amount: "12" })).toEqual(respond(refused, 503));
    expect(toasts).toEqual([
      {
        title: "Not Saved",
        description: "What you entered is still here.",
        note: "We couldn’t reach the site. Please try again.",
        tone: "destructive",
      },
    ]);
    expect(stay).not.toHaveBeenCalled();
  });

  test("a confirmation page is shown again with the entered text", async () => {
    const question = responded(403, { reason: "confirm", fields: [] });
    await outcomeOf(question, page, { intent: "delete" });
    expect(await outcomeOf(cut, page, { own_password: "typed" })).toEqual({ route: question });
    expect(toasts).toHaveLength(1);
  });

  test.each([
    ["a proxy's page", responded(502, "<h1>Bad gateway</h1>"), /busy/],
    ["a proxy's refusal", responded(403, "<h1>Blocked</h1>"), /our side/],
    [
      "a fault of ours",
      responded(500, '{"message":"oops","reference":"ref-1"}'),
      /Reference: ref-1/,
    ],
  ])("%s keeps the page", async (_, result, note) => {
    const outcome = await outcomeOf(result, page, {});
    expect(Object.values(outcome ?? {})[0]?.type).toBe("data");
    expect(toasts[0]?.note).toMatch(note);
  });

  test("a failed form of another page does not navigate", async () => {
    await outcomeOf(cut, "http://localhost/admin/sign-out", {});
    expect(stay).toHaveBeenCalledOnce();
  });

  test("a failed navigation keeps the current page", async () => {
    expect(await outcomeOf(cut, "http://localhost/admin/leads")).toEqual({});
    expect(toasts[0]?.title).toBe("Not Opened");
    expect(stay).toHaveBeenCalledOnce();
  });

  test("a page that can't be reloaded stays as it is", async () => {
    expect(await outcomeOf(cut)).toEqual({});
    expect(toasts[0]?.title).toBe("Not Refreshed");
    expect(stay).not.toHaveBeenCalled();
  });
});

test.each([
  ["not found", responded(404, null)],
  ["no access", responded(403, { reason: "read_only" })],
  ["the way to another page", { type: "error" as const, result: Response.redirect(page) }],
])("deliberate responses of a route pass through: %s", async (_, result) => {
  expect(await outcomeOf(result, page, {})).toEqual({ route: result });
  expect(toasts).toEqual([]);
});

describe("a failed request shows what happened", () => {
  test("a form's own toast says which action failed", async () => {
    const failureToast = (form: FormData) => ({
      title: form.get("decision") === "approved" ? "Approval Failed" : "Update Failed",
      description: "",
    });
    shownPage.handles = () => [{ hydrate: true }, { failureToast }, {}];
    await outcomeOf(cut, page, { decision: "approved" });
    await outcomeOf(cut, page, { decision: "rejected" });
    expect(toasts.map(({ title }) => title)).toEqual(["Approval Failed", "Update Failed"]);
  });

  test("a page with its own errors gets the reason as action data", async () => {
    shownPage.handles = () => [{ failureResult: (message) => ({ message, errors: {} }) }];
    expect(await outcomeOf(cut, page, {})).toEqual(
      respond({ message: "We couldn’t reach the site. Please try again.", errors: {} }, 503),
    );
    expect(toasts).toEqual([]);
  });
});
