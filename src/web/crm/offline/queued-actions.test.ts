import { expect, test } from "vitest";
import { failureFromResponse } from "~/platform/http/browser/request-failure.ts";
import { memoryQueue, queuedAction } from "../../../../tests/setup/memory-queue.ts";
import { outcomeOf } from "./queue-forms.ts";
import {
  actionsOf,
  addAction,
  isBehindRefused,
  type Outcome,
  resendAction,
  sendActions,
} from "./queued-actions.ts";

const bo = { memberId: "bo", fields: [] };
const respondedTo = (memberId: string | null) =>
  ({
    ok: true,
    response: new Response("", { headers: memberId ? { "hearthline-member": memberId } : {} }),
    text: "",
  }) as const;

test.each([
  ["the CRM responds to its member", "sent", "bo"],
  ["the CRM responds to another member", "away", "ana"],
  ["a sign-in page or a hotel's network responds", "away", null],
] as const)("when %s, the form becomes %s", (_when, outcome, memberId) => {
  expect(outcomeOf(respondedTo(memberId), bo)).toBe(outcome);
});

test.each([
  [429, "bo"],
  [503, "bo"],
  [403, "ana"],
  [403, null],
  [404, null],
])("a form with response %i to %s stays queued", (status, memberId) => {
  const failure = failureFromResponse(status, "<h1>Wait</h1>");
  const headers: Record<string, string> = memberId ? { "hearthline-member": memberId } : {};
  const response = new Response("", { status, headers });
  expect(outcomeOf({ ok: false, failure, response, text: "" }, bo)).toBe("away");
});

const sendAll = async (
  store: ReturnType<typeof memoryQueue>,
  outcomes: Record<string, Outcome>,
  now = 0,
) => {
  const sent: string[] = [];
  const respond = async ({ words }: { words: string }) => {
    sent.push(words);
    return outcomes[words] ?? "sent";
  };
  await sendActions(store, "bo", respond, () => now);
  return sent;
};
const wordsOf = async (store: ReturnType<typeof memoryQueue>) =>
  actionsOf(await store(), "bo").map(({ words }) => words);

test("actions are sent in order, of one member only", async () => {
  const store = memoryQueue();
  for (const text of ["one", "two"]) await addAction(store, queuedAction({ words: text }));
  await addAction(store, queuedAction({ words: "hers", memberId: "ana" }));
  expect(await sendAll(store, {})).toEqual(["one", "two"]);
  expect((await store()).map(({ words }) => words)).toEqual(["hers"]);
});

test("after a refused action, other actions of its job wait", async () => {
  const store = memoryQueue();
  for (const text of ["done", "cash"]) await addAction(store, queuedAction({ words: text }));
  await addAction(store, queuedAction({ words: "other job", subject: "2" }));
  const refused = { refusal: "It was canceled.", theirs: "Canceled", current: [] };
  expect(await sendAll(store, { done: refused })).toEqual(["done", "other job"]);
  const [done, cash] = actionsOf(await store(), "bo");
  expect(done).toMatchObject({ refusal: "It was canceled.", theirs: "Canceled" });
  expect(cash && isBehindRefused(cash, actionsOf(await store(), "bo"))).toBe(true);
  if (done) await resendAction(store, done, [["note", "corrected"]]);
  expect(await sendAll(store, {})).toEqual(["done", "cash"]);
  expect(await store()).toEqual([]);
});

test("a second tap adds nothing; edited text replaces the earlier text", async () => {
  const store = memoryQueue();
  await addAction(store, queuedAction({ words: "cash" }));
  await addAction(store, queuedAction({ words: "cash" }));
  expect(await wordsOf(store)).toEqual(["cash"]);
  const dog = queuedAction({ words: "Dog" });
  await addAction(store, dog);
  await addAction(store, queuedAction({ words: "Gate code 12" }));
  await addAction(store, queuedAction({ words: "Dog, friendly" }), dog.id);
  expect(await wordsOf(store)).toEqual(["cash", "Gate code 12", "Dog, friendly"]);
});

test("an action that may have arrived days ago isn't resent automatically", async () => {
  const store = memoryQueue();
  await addAction(store, queuedAction({ words: "cash" }));
  await sendAll(store, { cash: "away" }, 1);
  expect(await sendAll(store, {}, 41 * 60 * 60 * 1000)).toEqual([]);
  expect((await store())[0]?.refusal).toContain("We couldn’t tell");
});
