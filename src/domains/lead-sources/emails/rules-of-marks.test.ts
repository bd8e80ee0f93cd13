import { expect, test } from "vitest";
import { applyTemplate } from "./email-template.ts";
import { type Mark, rulesOf } from "./rules-of-marks.ts";

test("marked lines are found in another email of the sender", () => {
  const lines = [
    "Lead details",
    "Ana Ruiz",
    "512 555 0134",
    "",
    "Town: Austin",
    "Job size",
    "Two rooms",
    "ID 5",
  ];
  const marks: Mark[] = [
    { at: 1, field: "name" },
    { at: 2, field: "phone" },
    { at: 4, field: "city" },
    { at: 6, field: "need" },
    { at: 7, field: null },
  ];
  const rules = rulesOf(lines, marks, [
    { label: "name", value: "Ana Ruiz" },
    { label: "Job size", value: "Two rooms" },
  ]);
  expect(rules).toEqual([
    { field: "name", below: "Lead details" },
    { field: "phone", line: 2 },
    { field: "city", label: "Town" },
    { field: "need", below: "Job size" },
    { field: null, line: 6 },
  ]);
  const otherLines = [
    "",
    "Lead details",
    "Sam Lee",
    "512 555 0135",
    "Town: Waco",
    "Job size",
    "A roof",
  ];
  const mail = { from: "a@quotes.example", replyTo: "", subject: "", lines: otherLines };
  expect(applyTemplate({ sender: "quotes.example", rules }, mail)).toEqual([
    { field: "name", value: "Sam Lee", at: 2 },
    { field: "phone", value: "512 555 0135", at: 3 },
    { field: "city", value: "Waco", at: 4 },
    { field: "need", value: "A roof", at: 6 },
  ]);
});

// privacy.export-and-erasure
test.each([
  ["a name above", ["Ana Ruiz", "Leaking sink"], { at: 1, field: "need" }],
  ["a name as the label", ["Ana Ruiz: 512 555 0134"], { at: 0, field: "phone" }],
  ["part of a name", ["Message from Ana", "Leaking sink"], { at: 1, field: "need" }],
  ["what the person wrote", ["My mother is home alone", "Leaking sink"], { at: 1, field: "need" }],
  ["an address as the label", ["ana@home.example: Austin"], { at: 0, field: "city" }],
] as const)("a rule never repeats %s", (_what, lines, mark) => {
  const fields = [
    { label: "name", value: "Ana Ruiz" },
    { label: "message", value: lines.join("\n") },
  ];
  expect(rulesOf(lines, [mark], fields)).toEqual([{ field: mark.field, line: mark.at }]);
});
