import type { SheetColumn } from "./match-columns.ts";

/** A column as saved with its import. */
export type SavedColumn = Pick<SheetColumn<never>, "at" | "heading" | "match">;

/** The columns to save; very long headings are shortened. */
export const toSavedColumns = (columns: readonly SavedColumn[]): SavedColumn[] =>
  columns.map(({ at, heading, match }) => ({ at, match, heading: shorten(heading) }));

const shorten = (heading: string): string => heading.slice(0, 200).toWellFormed();

/** Identifies files with the same headings; null if a file has no headings. */
export function headingsKey(headings: readonly string[]): string | null {
  return headings.every((heading) => heading === "") ? null : headings.map(shorten).join("\u0000");
}

/** An earlier import with the fields of its columns; null in imports from before they were saved. */
export type EarlierChoice<Name extends string> = {
  columns: readonly Pick<SavedColumn, "heading">[] | null;
  fields: readonly (Name | null)[] | null;
};

/**
 * The fields of the first of these imports whose file had the same headings.
 * @param earlier newest first
 * @returns null if there is none
 */
export function rememberedFields<Name extends string>(
  headings: readonly string[],
  earlier: readonly EarlierChoice<Name>[],
): (Name | null)[] | null {
  const key = headingsKey(headings);
  if (key === null) return null;
  const same = earlier.find(
    ({ columns, fields }) =>
      fields && columns && headingsKey(columns.map(({ heading }) => heading)) === key,
  );
  return same?.fields ? [...same.fields] : null;
}

/** The chosen field of each column by its position in the file; unknown names aren't imported. */
export type ColumnChoice = Readonly<Record<number, string>>;

/** The field of each column, as chosen. */
export const chosenFields = <Name extends string>(
  columns: readonly Pick<SavedColumn, "at">[],
  names: readonly Name[],
  choice: ColumnChoice,
): (Name | null)[] => columns.map(({ at }) => names.find((name) => name === choice[at]) ?? null);
