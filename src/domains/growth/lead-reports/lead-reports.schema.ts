import * as z from "zod/mini";
import { crossFieldRule, optionalText } from "~/platform/validation/fields.ts";
import { reportReasons } from "./lead-reports.ts";

/** A business's report of a bad lead. */
export const leadReportSchema = z
  .object({
    reason: z.enum(reportReasons, "Choose a reason"),
    words: optionalText(500),
  })
  .check(
    crossFieldRule(
      (report) => report.reason !== "other" || Boolean(report.words),
      "words",
      "Enter what’s wrong",
    ),
  );

export type LeadReport = z.output<typeof leadReportSchema>;

/** Staff's decision; declining requires a reason for the business. */
export const decisionSchema = z
  .object({
    decision: z.enum(["accepted", "declined"], "Accept or decline it"),
    answer: optionalText(500),
  })
  .check(
    crossFieldRule(
      (decided) => decided.decision !== "declined" || Boolean(decided.answer),
      "answer",
      "Write why",
    ),
  );

export type ReportDecision = z.output<typeof decisionSchema>;
