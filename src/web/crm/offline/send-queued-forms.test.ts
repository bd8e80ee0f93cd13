import { expect, test } from "vitest";
import { failureFromResponse } from "~/platform/http/browser/request-failure.ts";
import { outcomeOf } from "./offline-forms.ts";

const answeredTo = (memberId: string | null) =>
  ({
    ok: true,
    response: new Response("", { headers: memberId ? { "hearthline-member": memberId } : {} }),
    text: "",
  }) as const;

test.each([
  ["the CRM answers its member", "sent", "bo"],
  ["the CRM answers somebody else", "away", "ana"],
  ["a page that signs in answers, or a hotel's network", "away", null],
] as const)("when %s, the form becomes %s", (_when, outcome, memberId) => {
  expect(outcomeOf(answeredTo(memberId), "bo")).toBe(outcome);
});

test.each([429, 503])("a form with response %i stays queued", (status) => {
  const failure = failureFromResponse(status, "<h1>Wait</h1>");
  const response = new Response("", { status });
  expect(outcomeOf({ ok: false, failure, response, text: "" }, "bo")).toBe("away");
});
