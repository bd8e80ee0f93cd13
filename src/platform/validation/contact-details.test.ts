import { expect, test } from "vitest";
import { countLinks, hasContactDetails } from "./typed-text.ts";

test.each([
  "https://evil.example",
  "You won, see www.evil.example",
  "Prize at evil.com/claim",
  "ＥＶＩＬ．ＣＯＭ",
  "ev\u200bil.c\u200bom",
  "hxxp evil: hxxps://evil",
  "Write to win@evil.example",
  "Call 1 (800) 555-0100 now",
  "Call 800.555.0100",
])("%j contains contact details", (name) => {
  expect(hasContactDetails(name)).toBe(true);
});

test.each([
  "Drains & Co.",
  "St.Louis Air Inc.",
  "A.C. Heating, est. 1987",
  "Mr.Rooter 24/7",
  "Smith @ Sons",
  "1-800-PLUMBER",
  "J.R.Johnson Plumbing",
  "Ann-Marie O'Neil",
])("%j is only a name", (name) => {
  expect(hasContactDetails(name)).toBe(false);
});

test("counts a link once, and an email address not at all", () => {
  expect(countLinks("A leak under the sink. Write to pat@home.com, thanks!")).toBe(0);
  expect(countLinks("As on https://www.pipes.com/leaks")).toBe(1);
  expect(countLinks("see pipes.com and www.drains.example")).toBe(2);
});

test("validating a long text takes linear time", () => {
  const hostile = ["a-", "1 ", "a@", "a.", "aa", "www", "1()+"];
  /** CPU time, because anything can take long on a busy machine. */
  const spent = (length: number) => {
    const began = process.cpuUsage();
    for (const piece of hostile) countLinks(piece.repeat(length));
    for (const piece of hostile) hasContactDetails(piece.repeat(length));
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
  const fastest = (length: number) => Math.min(...Array.from({ length: 5 }, () => spent(length)));
  spent(1_000);
  const [short, long] = [fastest(300), fastest(2_400)];
  // Eight times the length: quadratic work would take sixty-four times as long.
  expect(long / short).toBeLessThan(24);
});
