import type { LocalDay } from "~/domains/shared/time-zones/local-day.ts";
import { jobEstimateText } from "./job-estimates.text.en.ts";
import { type EstimateContent, estimateName } from "./job-estimates.ts";
import { type Totals, totalsOf } from "./totals.ts";

/** All that a customer is shown of one version of an estimate, as it is kept for good (`estimates.versions`). */
export type EstimateDocument = {
  number: number;
  version: number;
  /** By the business's calendar. */
  day: LocalDay;
  business: { name: string; phone: string | null };
  customer: { name: string; address: string | null };
  what: string;
  content: EstimateContent;
};

/** What an estimate as it stands would show; `version` 0 for one that was never sent. */
export type ShownEstimate = EstimateDocument & { options: ShownOption[] };
type ShownOption = { name: string; totals: Totals };

/** What sums are shown of: of an estimate, or of another document with such lines. */
export type ShownLines = {
  content: Pick<EstimateContent, "discount" | "taxRate">;
  options: readonly ShownOption[];
};

/** A document with what each of its options comes to. */
export function withTotals(document: EstimateDocument): ShownEstimate {
  const { options, ...terms } = document.content;
  return {
    ...document,
    options: options.map(({ name, lines }) => ({ name, totals: totalsOf(lines, terms) })),
  };
}

/** "E-1001", and from its second version on "E-1001, version 2". */
export const documentName = ({ number, version }: Pick<EstimateDocument, "number" | "version">) =>
  version > 1 ? jobEstimateText.version(estimateName(number), version) : estimateName(number);
