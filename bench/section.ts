import type { Installation } from "./installation.ts";

/** One line of the result. */
export type Row = {
  what: string;
  /** The median of all runs, with its unit. */
  figure: string;
  /** The range of the runs as a share of the median: the machine's noise. */
  spread?: string;
  aim?: string;
  how: string;
};

/** A group of measurements; `npm run bench -- <name>` runs it alone. */
export type Section = {
  name: string;
  title: string;
  measure(installation: Installation): Promise<Row[]>;
};
