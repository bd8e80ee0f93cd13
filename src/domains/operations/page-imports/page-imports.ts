import type { SheetColumn } from "~/platform/csv/match-columns.ts";

/** An import's life: read through and waiting for a person's word, then running, then done. */
export const importStates = ["checked", "running", "done", "failed"] as const;
export type ImportState = (typeof importStates)[number];

/**
 * What becomes of a row of the file. `taken`: another business is live in the territory. `kept`: the
 * page is live already and says something else, which the file does not overwrite.
 */
const rowOutcomes = ["new", "changed", "unchanged", "taken", "kept", "invalid"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** A column of the file, and what it is imported as; null where it isn't. */
export type KeptColumn = Omit<SheetColumn<never>, "field"> & { label: string | null };

export type RowCounts = Record<RowOutcome, number>;

export const noRows: RowCounts = {
  new: 0,
  changed: 0,
  unchanged: 0,
  taken: 0,
  kept: 0,
  invalid: 0,
};
