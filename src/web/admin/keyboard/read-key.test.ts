import { expect, test } from "vitest";
import { otherScreens, sectionsOf } from "../frame/sections.ts";
import { readKey } from "./use-shortcuts.ts";

const sections = sectionsOf({ role: "super_admin" }, { simulatedPhone: true });

test("each section has its own shortcut letter; viewers get only theirs", () => {
  expect(new Set(sections.map(({ letter }) => letter)).size).toBe(sections.length);
  for (const { letter, href } of sections) {
    expect(readKey(letter, true, sections)).toEqual({ kind: "go", href });
    expect(readKey(letter.toUpperCase(), true, sections)).toEqual({ kind: "go", href });
  }
  expect(readKey("s", true, sectionsOf({ role: "viewer" }, { simulatedPhone: true }))).toBeNull();
  expect(otherScreens.every(({ href }) => href.startsWith("/admin/"))).toBe(true);
});

test("only editors see Phone in the navigation, and only without a provider", () => {
  const leadsTo = (role: "viewer" | "reviewer", simulatedPhone: boolean) =>
    sectionsOf({ role }, { simulatedPhone }).some(({ href }) => href === "/admin/phone");
  expect(leadsTo("reviewer", true)).toBe(true);
  expect(leadsTo("reviewer", false)).toBe(false);
  expect(leadsTo("viewer", true)).toBe(false);
});

test("only known letters search, move, show help, or start a shortcut", () => {
  expect(["/", "j", "k", "?", "g"].map((key) => readKey(key, false, sections))).toEqual([
    { kind: "search" },
    { kind: "move", by: 1 },
    { kind: "move", by: -1 },
    { kind: "help" },
    { kind: "wait" },
  ]);
  for (const key of ["J", "d", "Enter", "Escape", "Tab", " ", "ArrowDown"]) {
    expect(readKey(key, false, sections)).toBeNull();
  }
  expect(readKey("j", true, sections)).toBeNull();
});
