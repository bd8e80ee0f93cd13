import { cellValue } from "~/platform/csv/csv-cells.ts";
import { plainHeading, type SheetFields } from "~/platform/csv/match-columns.ts";
import { readRecord } from "~/platform/csv/read-sheet.ts";
import { type LeadField, leadFieldLabels, leadFields } from "./lead-columns.ts";
import { type LeadRow, readLeadRow } from "./read-lead-rows.ts";
import { toLength, toText } from "./read-person.ts";

/** What a member can choose for a field that a source sends; `detail` adds it to the request with its label. */
// biome-ignore format: one list, in the order of the mapping screen
export const sourceFields = [
  "name", "first_name", "middle_name", "last_name", "suffix", "company", "phone", "extension", "email",
  "need", "detail", "service", "street", "street_2", "city", "state", "zip_code", "source",
] as const;
export type SourceField = (typeof sourceFields)[number];

export const sourceFieldLabels: Record<SourceField, string> = {
  ...leadFieldLabels,
  detail: "Other details",
};

/**
 * The field that a member chose for each label; null if the label isn't used. Other labels are
 * guessed.
 */
export type FieldMapping = Record<string, SourceField | null>;

export type SentField = { label: string; value: string };

/** A field that a source sent, and the lead's field it is used as. */
type MatchedField = SentField & {
  field: SourceField | null;
  /** Whether the field was guessed from its value, because its label isn't known. */
  isGuess: boolean;
};

export type ReadFields = {
  matched: MatchedField[];
  /** Null if there is no valid phone number or email address. */
  row: LeadRow | null;
};

const fields: SheetFields<LeadField | "detail"> = { ...leadFields, detail: { names: [] } };

/** Reads a source's fields with the reader of lead files, so both know the same labels. */
export function readFields(sent: readonly SentField[], mapping: FieldMapping | null): ReadFields {
  const labels = sent.map(({ label }) => withoutFormTool(label));
  const values = sent.map(({ value }) => value);
  const guessed = readRecord(labels, values, { fields }).columns;
  const matched = sent.map(({ label, value }, index): MatchedField => {
    const isChosen = mapping !== null && Object.hasOwn(mapping, label);
    const { field = null, match = null } = guessed[index] ?? {};
    return {
      label,
      value,
      field: isChosen ? (mapping[label] ?? null) : usedAs(label, value, field),
      isGuess: !isChosen && match === "values",
    };
  });
  const chosen = matched.map(({ field }) => field);
  const parsed = readLeadRow(
    readRecord<LeadField | "detail">(labels, values, { fields, chosen }).row,
    false,
  );
  if (!parsed.ok) return { matched, row: null };
  const details = matched.flatMap(({ label, value, field }) => {
    const text = toText(cellValue(value));
    return field === "detail" && text !== ""
      ? [`${toReadableLabel(label)}: ${toLength(text, 1000)}`]
      : [];
  });
  return { matched, row: { ...parsed.row, details: [...parsed.row.details, ...details] } };
}

/**
 * A label without what a form tool adds: "your-name" and "textarea-321" of Contact Form 7,
 * "name_1538" of Ninja Forms. Shorter numbers mean something, as in "address_2".
 */
const withoutFormTool = (label: string): string =>
  label
    .replace(/^your[-_ ]/i, "")
    .replace(/[-_]\d{3,9}$/, "")
    .replace(/^textarea(?:[-_]\d{1,9})?$/i, "message");

/** Labels of technical fields: "form_id", "utm_source", "_wpnonce", "page_url". */
const technical =
  /^(?:utm|wp|gad|hsa)\b|\b(?:id|ids|uuid|guid|ip|ip address|remote addr|agent|url|uri|link|permalink|referr?er|token|nonce|captcha|recaptcha|hash|signature|key|version|locale|timezone|action|gclid|fbclid|msclkid|form name|form title|powered by|test)$/;

/** A field's default use. A field that matches none of the lead's own becomes a detail of the request. */
function usedAs(label: string, value: string, field: LeadField | "detail" | null) {
  if (field === "display_name") return "name";
  // "date-123" of Contact Form 7 is a day that the form asks for, not that of the request.
  if (field === "asked_on") return withoutFormTool(label) === label ? null : "detail";
  if (field !== null && field !== "status" && field !== "agreed_to_texts") return field;
  const isTechnical =
    label.startsWith("_") || technical.test(plainHeading(label)) || /^https?:\/\/\S+$/.test(value);
  return isTechnical || value === "" ? null : "detail";
}

/** "roof_age" as a person would write it. */
function toReadableLabel(label: string): string {
  const text = label.replace(/[_\s]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
