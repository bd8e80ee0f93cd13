/** A part of the privacy notice or of the terms: paragraphs, then a list, then a table. */
export type LegalSection = {
  id: string;
  title: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
  table?: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };
};

/** When the wording of the privacy notice or the terms last changed. */
export const legalChanged = { iso: "2026-11-26", text: "November 26, 2026" };
