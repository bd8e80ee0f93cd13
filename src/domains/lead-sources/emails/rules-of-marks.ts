import { readFields, type SourceField } from "~/domains/intake/index.ts";
import { plainHeading } from "~/platform/csv/match-columns.ts";
import type { DeliveredField } from "../read-delivery.ts";
import { type LineRule, labelIn, valueIn } from "./email-template.ts";
import { isSection } from "./read-lines.ts";

/** A line that a member marked as a field. */
export type Mark = { at: number; field: SourceField | null };

const nameFields: readonly (SourceField | null)[] = [
  ...(["name", "first_name", "middle_name", "last_name", "company"] as const),
];
const maxLabel = 60;

/**
 * The rules that find the marked lines in later emails of this kind: by label if the line has one,
 * else by the heading above it, else by line number. A saved rule must not contain anything about
 * the person, so it repeats only text that the sender writes in every email.
 * @param fields what the email was read as
 */
export function rulesOf(
  lines: readonly string[],
  marks: readonly Mark[],
  fields: readonly DeliveredField[],
): LineRule[] {
  const names = namesIn(lines, marks, fields);
  const labels = new Set(fields.map(({ label }) => plainHeading(label)));
  const isAboutPerson = (text: string) =>
    /@|\d{5}/.test(text) || wordsOf(text).some((word) => names.has(word));
  const marked = new Set(marks.map(({ at }) => at));
  return marks.flatMap(({ at, field }): LineRule[] => {
    const line = lines[at] ?? "";
    if (line === "") return [];
    const label = labelIn(line);
    const isLabeled = valueIn(line) !== "" && /\p{L}/u.test(label) && label.length <= maxLabel;
    if (isLabeled && !isAboutPerson(label)) return [{ field, label }];
    const above = lines.findLastIndex((line, index) => index < at && line !== "");
    const heading = (lines[above] ?? "").replace(/:$/, "");
    // Any other line may be the person's own text.
    const isHeading = isSection(heading) || isKnown(heading) || labels.has(plainHeading(heading));
    const isFixed = above >= 0 && !marked.has(above) && isHeading && !isAboutPerson(heading);
    if (isFixed && !/\d/.test(heading)) return [{ field, below: heading }];
    return [{ field, line: lines.slice(0, at).filter(Boolean).length }];
  });
}

/** Whether a heading is also known from lead files. */
function isKnown(heading: string): boolean {
  if (heading === "" || heading.length > maxLabel) return false;
  const [matchedField] = readFields([{ label: heading, value: "x" }], null).matched;
  return (
    matchedField !== undefined && matchedField.field !== null && matchedField.field !== "detail"
  );
}

/** The words of the person's name, as read and as marked. */
function namesIn(
  lines: readonly string[],
  marks: readonly Mark[],
  fields: readonly DeliveredField[],
): ReadonlySet<string> {
  const parsed = readFields(fields, null).matched.flatMap(({ field, value }) =>
    nameFields.includes(field) ? [value] : [],
  );
  const chosen = marks.flatMap(({ at, field }) => {
    const line = lines[at] ?? "";
    return nameFields.includes(field) ? [valueIn(line) || line] : [];
  });
  return new Set([...parsed, ...chosen].flatMap(wordsOf));
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}’']{3,}/gu) ?? []).map((word) => word.replace(/[’']s$/, ""));
