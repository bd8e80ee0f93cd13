import type { Installation } from "./installation.ts";

/** One line of the result. */
export type Row = {
  what: string;
  /** The median of all runs, with its unit. */
  figure: string;
  /** How far the runs lie apart, as a share of the median: the machine's noise. */
  spread?: string;
  aim?: string;
  how: string;
};

/** What is measured together; `npm run bench -- <name>` runs it alone. */
export type Section = {
  name: string;
  title: string;
  measure(installation: Installation): Promise<Row[]>;
};
