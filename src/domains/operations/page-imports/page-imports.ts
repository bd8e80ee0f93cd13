import type { SheetColumn } from "~/platform/csv/match-columns.ts";

/** The states of an import: checked and waiting for confirmation, then running, then done. */
export const importStates = ["checked", "running", "done", "failed"] as const;
export type ImportState = (typeof importStates)[number];

/**
 * The outcome of a row. `taken`: another business is live in the territory. `kept`: the page is
 * live already and differs, and the file doesn't overwrite it.
 */
const rowOutcomes = ["new", "changed", "unchanged", "taken", "kept", "invalid"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** A column of the file, and the field it is imported as; null if it isn't. */
export type SavedColumn = Omit<SheetColumn<never>, "field"> & { label: string | null };

export type RowCounts = Record<RowOutcome, number>;

export const noRows: RowCounts = {
  new: 0,
  changed: 0,
  unchanged: 0,
  taken: 0,
  kept: 0,
  invalid: 0,
};
