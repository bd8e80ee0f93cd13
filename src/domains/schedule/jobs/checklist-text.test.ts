import { expect, test } from "vitest";
import { formatChecklistTasks, parseChecklistTasks } from "./checklist-text.ts";

test("a checklist has one task per line", () => {
  expect(parseChecklistTasks("Check the filter\n\n  Test the thermostat (photo) \r\n")).toEqual([
    { text: "Check the filter", needsPhoto: false },
    { text: "Test the thermostat", needsPhoto: true },
  ]);
});

test.each([
  ["- Check the filter", "Check the filter"],
  ["• Check the filter", "Check the filter"],
  ["[ ] Check the filter", "Check the filter"],
  ["3) Check the filter", "Check the filter"],
  ["2 filters replaced", "2 filters replaced"],
  ["24-volt transformer", "24-volt transformer"],
])("pasted bullets are dropped: %s", (line, text) => {
  expect(parseChecklistTasks(line)).toEqual([{ text, needsPhoto: false }]);
});

test("a line with only the photo mark isn't a task", () => {
  expect(parseChecklistTasks("(photo)\n- \n")).toEqual([]);
});

test("a formatted checklist reads the same", () => {
  const tasks = [
    { text: "Before (front) is clean", needsPhoto: false },
    { text: "Serial number", needsPhoto: true },
  ];
  expect(parseChecklistTasks(formatChecklistTasks(tasks))).toEqual(tasks);
});
