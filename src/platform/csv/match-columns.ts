/** How a field of an import is recognized among a file's columns. */
type SheetField = {
  /** Its column names in plain words (`plainHeading`), best first. */
  names: readonly string[];
  /** Additional headings that can't be listed. */
  pattern?: RegExp;
  /** Whether a cell looks valid: for a column with an unknown heading. */
  looksValid?: (cell: string) => boolean;
};

export type SheetFields<Name extends string> = Record<Name, SheetField>;

/** The confidence of a match: the heading is listed, it is similar to one, or only the cells look right. */
type Match = "exact" | "likely" | "values";

/** A column of a file and its matched field. */
export type SheetColumn<Name extends string> = {
  at: number;
  heading: string;
  /** Null if it isn't imported. */
  field: Name | null;
  match: Match | null;
  /** Up to three different cells. */
  samples: string[];
};

/**
 * A heading in plain words: lowercase, without accents, punctuation and the hyphen of "E-mail";
 * "ZipCode" becomes two words.
 */
export function plainHeading(heading: string): string {
  return heading
    .slice(0, 200)
    .normalize("NFKD")
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, " ")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/\be-mail/g, "email")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Columns that describe another one: "Phone 1 - Label", "E-mail 2 Type". */
const aboutAnother = / (?:label|type|display name|opt in|status|verified|country code|ext)$/;

type Found<Name> = { field: Name; match: Match; rank: number } | null;

function matchHeading<Name extends string>(
  heading: string,
  fields: SheetFields<Name>,
): Found<Name> {
  const plain = plainHeading(heading);
  if (plain === "") return null;
  const names = Object.keys(fields) as Name[];
  for (const field of names) {
    const rank = fields[field].names.indexOf(plain);
    if (rank >= 0) return { field, match: "exact", rank };
  }
  if (aboutAnother.test(plain)) return null;
  // "Phone 2" and "Address 1 - City" mean the same without their number.
  const bare = plain.replace(/ ?\b\d{1,2}\b ?/g, " ").trim();
  for (const field of names) {
    const rank = fields[field].names.indexOf(bare);
    if (rank >= 0) return { field, match: "likely", rank };
  }
  for (const field of names) {
    if (fields[field].pattern?.test(plain)) return { field, match: "likely", rank: 1_000 };
  }
  return null;
}

/** The number of fields that these cells name, to find the heading line. */
export function countHeadings<Name extends string>(
  cells: readonly string[],
  fields: SheetFields<Name>,
): number {
  const matches = cells.map((cell) => matchHeading(cell, fields));
  const columnOf = new Map<Name, number>();
  for (const match of matches) {
    if (match)
      columnOf.set(
        match.field,
        Math.max(columnOf.get(match.field) ?? 0, match.match === "exact" ? 2 : 1),
      );
  }
  return [...columnOf.values()].reduce((sum, count) => sum + count, 0);
}

/** Share of a column's cells that must look valid to match it without a heading. */
const enough = 0.6;

/** Matches a file's columns to fields by their headings, or by their cells where no heading matches. */
export function matchColumns<Name extends string>(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  fields: SheetFields<Name>,
): (SheetColumn<Name> & { rank: number })[] {
  const columns = headings.map((heading, index) => {
    const match = matchHeading(heading, fields);
    const cells = rows.map((row) => row[index] ?? "").filter((cell) => cell !== "");
    return {
      at: index,
      heading,
      field: match?.field ?? null,
      match: match?.match ?? null,
      rank: match?.rank ?? 0,
      samples: [...new Set(cells)].slice(0, 3),
      cells,
    };
  });
  for (const [field, { looksValid }] of Object.entries<SheetField>(fields) as [
    Name,
    SheetField,
  ][]) {
    if (!looksValid || columns.some((column) => column.field === field)) continue;
    const free = columns.filter((column) => column.field === null && column.cells.length > 0);
    const right = free
      .map((column) => ({
        column,
        part: column.cells.filter(looksValid).length / column.cells.length,
      }))
      .filter(
        ({ column, part }) => part >= enough && !aboutAnother.test(plainHeading(column.heading)),
      );
    const [best] = right.toSorted((a, b) => b.part - a.part);
    if (best) Object.assign(best.column, { field, match: "values", rank: 2_000 });
  }
  return columns.map(({ cells, ...column }) => column);
}
