import { expect, test } from "vitest";
import { composeKeywordReply } from "./keyword-replies.ts";

const business = { name: "Call Me Plumbing", phone: null, contactEmail: "help@hearthline.example" };

test("HELP gives the phone number, or the email address without one", () => {
  expect(composeKeywordReply("help-answer", { ...business, phone: "7045550173" })).toBe(
    "Call Me Plumbing: For help, call (704) 555-0173. Msg & data rates may apply. Reply STOP to stop texts.",
  );
  expect(composeKeywordReply("help-answer", business)).toBe(
    "Call Me Plumbing: For help, email help@hearthline.example. Msg & data rates may apply. Reply STOP to stop texts.",
  );
});

test("a name that looks like reply text stays unchanged", () => {
  const named = { ...business, name: "call 4 help" };
  expect(composeKeywordReply("stop-confirmation", named)).toMatch(
    /^call 4 help: You're unsubscribed/,
  );
  expect(composeKeywordReply("help-answer", named)).toMatch(/^call 4 help: For help, email/);
});
