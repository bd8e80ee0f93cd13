import type { ShownEstimate } from "~/domains/billing/job-estimates/estimate-document.ts";
import { jobEstimateText } from "~/domains/billing/job-estimates/job-estimates.text.en.ts";
import { EstimateLines } from "./estimate-lines.tsx";
import { EstimateTotals } from "./estimate-totals.tsx";

type EstimateOptionProps = { shown: ShownEstimate /** 0-based. */; option: number };

/** One option of an estimate: its line items and totals. */
export function EstimateOption({ shown, option }: EstimateOptionProps) {
  const totalled = shown.options[option];
  const lines = shown.content.options[option]?.lines;
  if (!totalled || !lines) return null;
  const isOne = shown.options.length === 1;
  const caption = isOne ? jobEstimateText.whatsIncluded : jobEstimateText.includedIn(totalled.name);
  return (
    <>
      <EstimateLines caption={caption} lines={lines} amounts={totalled.totals.lines} />
      <EstimateTotals totals={totalled.totals} content={shown.content} />
    </>
  );
}
