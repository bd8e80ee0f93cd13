import { expect, test } from "vitest";
import { composeEstimateMessage, estimateText } from "./estimate-messages.ts";
import { type EstimateState, shownEstimateStates } from "./job-estimates.ts";

const price = { lowCents: 18_500, highCents: 18_500 };
const about = { number: 1001, what: "Leaking sink" };
const url = "https://site.example/e/abc";

/** For each estimate state, what messages say; null if none is sent. */
const table: Record<EstimateState, [sent: string | null, reminder: string | null]> = {
  draft: [null, null],
  sent: [
    "Your estimate E-1001 (Leaking sink) is ready: $185.00. View and approve:",
    "Your estimate E-1001 (Leaking sink) is ready: $185.00. View and approve:",
  ],
  accepted: ["You accepted estimate E-1001 (Leaking sink) for $185.00. View it:", null],
  declined: [null, null],
  withdrawn: [null, null],
  expired: [null, null],
};

test.each(shownEstimateStates)("messages fit an estimate that is %s", (state) => {
  const compose = (message: "estimate" | "reminder") => {
    const composed = composeEstimateMessage(message, state, price);
    return composed && `${estimateText(composed, about, url)}`;
  };
  const [sent, reminder] = table[state];
  expect(compose("estimate")).toBe(sent && `${sent} ${url}`);
  expect(compose("reminder")).toBe(reminder && `${reminder} ${url}`);
});

test("options show their lowest price", () => {
  const message = composeEstimateMessage("estimate", "sent", {
    lowCents: 18_500,
    highCents: 20_000,
  });
  expect(message?.statusText("E-1001")).toBe("Your estimate E-1001 is ready: from $185.00");
});
