import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPostOnce, readResponse } from "./post-once.ts";
import { failureToast } from "./request-failure.ts";

const fetched = vi.fn<typeof fetch>();
const keyOf = (call: number) =>
  new Headers(fetched.mock.calls[call]?.[1]?.headers).get("idempotency-key");
const problem = (status: number, message: string) =>
  new Response(JSON.stringify({ status, message, reference: "ref-1" }), { status });
const toast = { title: "Submission Failed", description: "There was an error." };

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

describe("a repeated post counts once", () => {
  test("the same content has the same key until different content is sent", async () => {
    const post = createPostOnce();
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    fetched.mockImplementation(async () => Response.json({ id: 1 }));
    await post("/api/leads", { city: "Waco" });
    await post("/api/leads", { city: "Waco" });
    await post("/api/leads", { city: "Tampa" });
    expect(keyOf(0)).toMatch(/^[0-9a-f]{64}$/);
    expect(keyOf(1)).toBe(keyOf(0));
    expect(keyOf(2)).not.toBe(keyOf(1));
  });

  test("a second click during a request sends nothing and shares the response", async () => {
    const post = createPostOnce();
    fetched.mockImplementation(async () => Response.json({ id: 1 }));
    const [first, second] = await Promise.all([post("/a", {}), post("/a", {})]);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(second).toBe(first);
  });
});

describe("a failure says what failed", () => {
  const toastAfter = async (answer: Response | Error) => {
    if (answer instanceof Error) fetched.mockRejectedValue(answer);
    else fetched.mockResolvedValue(answer);
    const posted = await createPostOnce()("/a", {});
    if (posted.ok) throw new Error("the request succeeded");
    return failureToast(toast, posted.failure);
  };
  const cut = new TypeError("Failed to fetch");
  const page = (status: number) => new Response("<h1>Bad gateway</h1>", { status });

  test.each([
    ["a cut connection", cut, "We couldn’t reach the site. Please try again."],
    [
      "an error page from a proxy",
      page(502),
      "The site is busy or being updated. Please try again in a moment.",
    ],
    [
      "a server error with its reference",
      problem(500, "Something went wrong on our side"),
      "Something went wrong on our side. Please try again in a moment. Reference: ref-1",
    ],
    [
      "an unavailable database",
      problem(503, "We couldn't save this right now."),
      "The site is busy or being updated. Please try again in a moment. Reference: ref-1",
    ],
  ])("%s shows the form's text and adds what failed", async (_, response, note) => {
    expect(await toastAfter(response)).toEqual({ ...toast, note, tone: "destructive" });
  });

  test("reports that the device is offline", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const { note } = (await toastAfter(cut)) as { note: string };
    expect(note).toBe("You’re offline. Connect and try again.");
  });

  test("shows the server's reason for a rejection, without a log reference", async () => {
    expect(await toastAfter(problem(429, "Please wait 3 minutes."))).toEqual({
      title: "Submission Failed",
      description: "Please wait 3 minutes.",
      tone: "destructive",
    });
  });
});

test("a response that isn't JSON is a failure", async () => {
  fetched.mockResolvedValue(new Response("<h1>Welcome to the hotel's network</h1>"));
  const posted = await createPostOnce()("/a", {});
  expect(posted.ok && readResponse(posted)).toBeNull();
});
