import type { ChecklistTask } from "~/domains/schedule/schedule.ts";

/** The mark at a line's end of a task that needs a photo. */
const photoMark = "(photo)";
/** Prefixes of pasted lines: bullets, boxes, and numbers. */
const bullet = /^ *(?:[-*•–☐☑]|\[[ x]?\]|\d{1,2}[.)])\s+/i;

/** Reads a checklist as people type or paste it: one task per line. */
export function parseChecklistTasks(text: string): ChecklistTask[] {
  return text
    .split(/\r?\n/)
    .map((line): ChecklistTask => {
      const task = line.replace(bullet, "").trim();
      const needsPhoto = task.toLowerCase().endsWith(photoMark);
      return { text: needsPhoto ? task.slice(0, -photoMark.length).trim() : task, needsPhoto };
    })
    .filter((task) => task.text !== "");
}

/** The text of these tasks, as `parseChecklistTasks` reads it. */
export const formatChecklistTasks = (tasks: readonly ChecklistTask[]): string =>
  tasks.map(({ text, needsPhoto }) => (needsPhoto ? `${text} ${photoMark}` : text)).join("\n");
