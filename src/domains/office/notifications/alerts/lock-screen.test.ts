import { expect, test } from "vitest";
import { redactForLockScreen } from "./lock-screen.ts";

test.each([
  ["Call back (512) 555-0184 (missed call)", "Call back (missed call)"],
  ["Email emily@homes.example the photos", "Email the photos"],
  ["Call +1 512.555.0184 today", "Call today"],
  ["Order 2 traps for May 3", "Order 2 traps for May 3"],
  ["word ".repeat(40), `${"word ".repeat(16).slice(0, 79).trimEnd()}…`],
])("shows the task text “%s” as “%s”", (text, shown) => {
  expect(redactForLockScreen(text)).toBe(shown);
});
