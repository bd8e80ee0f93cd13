import type { LocalDay } from "~/domains/shared/time-zones/local-day.ts";
import { jobEstimateText } from "./job-estimates.text.en.ts";
import { type EstimateContent, estimateName } from "./job-estimates.ts";
import { type Totals, totalsOf } from "./totals.ts";

/**
 * Everything shown to a customer in one version of an estimate, stored permanently
 * (`estimates.versions`).
 */
export type EstimateDocument = {
  number: number;
  version: number;
  /** In the business's time zone. */
  day: LocalDay;
  business: { name: string; phone: string | null };
  customer: { name: string; address: string | null };
  what: string;
  content: EstimateContent;
};

/** What an estimate would show now; `version` is 0 if it was never sent. */
export type ShownEstimate = EstimateDocument & { options: ShownOption[] };
type ShownOption = { name: string; totals: Totals };

/** The input of a totals table: an estimate, or another document with such lines. */
export type ShownLines = {
  content: Pick<EstimateContent, "discount" | "taxRate">;
  options: readonly ShownOption[];
};

/** Adds the totals of each option. */
export function withTotals(document: EstimateDocument): ShownEstimate {
  const { options, ...terms } = document.content;
  return {
    ...document,
    options: options.map(({ name, lines }) => ({ name, totals: totalsOf(lines, terms) })),
  };
}

/** "E-1001", and from the second version on "E-1001, version 2". */
export const documentName = ({ number, version }: Pick<EstimateDocument, "number" | "version">) =>
  version > 1 ? jobEstimateText.version(estimateName(number), version) : estimateName(number);
