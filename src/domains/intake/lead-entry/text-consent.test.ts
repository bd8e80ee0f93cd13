import { expect, test } from "vitest";
import { consentWording } from "~/domains/leads/index.ts";
import { isWrittenConsent, readTextConsent } from "./text-consent.ts";

const business = "Lone Star Pest Defense, LLC";
const stateOf = (label: string, value: string) =>
  readTextConsent([{ label, value }], business).state;

test.each([
  ["SMS consent", "No", "refused"],
  ["sms_consent", "false", "refused"],
  ["sms_consent", "", "refused"],
  ["Text opt-in", "Opted out", "refused"],
  ["sms_opt_out", "true", "refused"],
  ["May we text you?", "no thanks", "refused"],
  ["I agree to receive text messages about my request", "0", "refused"],
  ["SMS consent", "Yes", "given"],
  ["text_consent", "1", "given"],
  ["sms_opt_in", "true", "given"],
  ["I agree to receive text messages about my request", "on", "given"],
  ["acceptance-123", "I agree to get text messages about this request", "given"],
  ["consent", "I do not agree to get text messages about this", "refused"],
  ["sms_opt_out", "false", "unknown"],
  ["Preferred contact", "Text", "unknown"],
  ["Preferred: call, email, or receive texts", "No", "unknown"],
  ["I agree to the terms", "No", "unknown"],
  ["Email consent", "No", "unknown"],
  ["message", "No texts please, I agree to be called", "unknown"],
] as const)("%s: %s", (label, value, state) => {
  expect(stateOf(label, value)).toBe(state);
});

test("an unchecked box for offers refuses no texts about the request", () => {
  const sent = [
    { label: "I agree to receive marketing text messages", value: "No" },
    { label: "I agree to receive texts about my request", value: "Yes" },
  ];
  expect(readTextConsent(sent, business)).toMatchObject({ state: "given", isWritten: false });
  expect(readTextConsent(sent.slice(0, 1), business).state).toBe("unknown");
});

test("a no counts more than a yes", () => {
  const sent = [
    { label: "SMS consent", value: "Yes" },
    { label: "text_opt_in", value: "No" },
  ];
  expect(readTextConsent(sent, business)).toMatchObject({
    state: "refused",
    field: { label: "text_opt_in" },
  });
});

const written = consentWording("marketing_sms", "Lone Star Pest Defense");

test("only a wording with everything the rule requires is a written consent", () => {
  expect(isWrittenConsent(written, business)).toBe(true);
  const missing = [
    written.replace("Lone Star Pest Defense", "Angi and its partners"),
    written.replace("Lone Star Pest Defense", "Lone Star Pest Defenses"),
    written.replace(/marketing|offers/g, "some"),
    written.replace("not a condition of purchase", "given"),
    written.replace("Message frequency varies.", ""),
    written.replace("Message and data rates may apply.", ""),
    written.replace("STOP to stop", "to end"),
    written.replace("HELP for help", "for more"),
  ];
  for (const wording of missing) expect(isWrittenConsent(wording, business), wording).toBe(false);
});

test("a checked box with such a wording is a written consent", () => {
  const sent = [{ label: written, value: "true" }];
  expect(readTextConsent(sent, business)).toMatchObject({ isWritten: true, wording: written });
  expect(readTextConsent([{ label: "acceptance", value: written }], business)).toMatchObject({
    isWritten: true,
  });
  expect(readTextConsent([{ label: written, value: "false" }], business).state).toBe("unknown");
});
