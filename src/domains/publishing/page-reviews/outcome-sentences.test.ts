import { expect, test } from "vitest";
import { outcomeSentences } from "./page-reviews.ts";

test("names each trade with its outcome", () => {
  const pages = [
    { label: "Plumbing", outcome: "waiting" },
    { label: "HVAC", outcome: "live" },
    { label: "Handyman", outcome: "live" },
    { label: "Roofing", outcome: "needs_plan" },
  ] as const;
  expect(outcomeSentences(pages, "Austin, TX", "confirmed").map(({ text }) => text)).toEqual([
    "Your HVAC and Handyman pages for Austin, TX go live when you confirm your email.",
    "The Plumbing territory in Austin, TX is taken, so you're on the waiting list. We'll email you when it opens.",
    "Your Roofing page for Austin, TX needs a plan to go live. Up to 3 pages in one city go live without one.",
  ]);
});

test("never says that a page under review goes live", () => {
  const [only] = outcomeSentences(
    [{ label: "HVAC", outcome: "review" }],
    "Austin, TX",
    "confirming",
  );
  expect(only?.text).toMatch(/^Your HVAC page for Austin, TX is under review\./);
  expect(outcomeSentences([], "Austin, TX", "confirmed")).toEqual([]);
});

test.each([
  ["signing-up", "Finish signing up to join the waiting list", "will be reviewed when you finish"],
  ["confirming", "Confirm your email to join the waiting list", "is under review"],
] as const)(
  "before the email is confirmed (%s), no one joins the waiting list",
  (phase, joins, reviewed) => {
    const pages = [
      { label: "HVAC", outcome: "waiting" },
      { label: "Plumbing", outcome: "review" },
    ] as const;
    const [waiting, review] = outcomeSentences(pages, "Austin, TX", phase);
    expect(waiting?.text).toBe(
      `The HVAC territory in Austin, TX is taken. ${joins}, and we'll email you when it opens.`,
    );
    expect(review?.text).toContain(reviewed);
  },
);
