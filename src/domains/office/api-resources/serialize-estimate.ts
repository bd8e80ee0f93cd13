import { estimateName } from "~/domains/billing/job-estimates/job-estimates.ts";
import type {
  FoundEstimate,
  ListedEstimate,
} from "~/domains/billing/job-estimates/list-estimates.server.ts";
import type { EstimateInFull, EstimateRow } from "./estimate-resource.schema.ts";
import { shownLines, shownTotals } from "./shown-lines.ts";

/** An estimate in a list, as the API returns it. */
export function serializeEstimate(estimate: ListedEstimate): EstimateRow {
  return {
    id: estimate.id,
    number: estimateName(estimate.number),
    state: estimate.shownState,
    customer_name: estimate.customerName,
    what: estimate.what,
    low_cents: estimate.lowCents,
    high_cents: estimate.highCents,
    offered_until: estimate.offeredUntil,
    created_at: estimate.createdAt.toISOString(),
  };
}

/** One estimate with the total of each option. */
export function serializeEstimateDetails(found: FoundEstimate): EstimateInFull {
  const { estimate, shownState, shown, answers } = found;
  return {
    ...serializeEstimate({ ...estimate, shownState }),
    version: estimate.version,
    lead_id: estimate.leadId,
    job_id: estimate.workOrderId,
    phone: estimate.phone,
    phone_extension: estimate.phoneExtension,
    email: estimate.email,
    address: estimate.address,
    message: shown.content.message,
    options: shown.options.map(({ name, totals }, at) => ({
      name,
      lines: shownLines(shown.content.options[at]?.lines ?? [], totals),
      ...shownTotals(totals),
      total_cents: totals.totalCents,
      deposit_cents: totals.depositCents,
    })),
    answers: answers.map(({ kind, option, reason, createdAt }) => ({
      kind,
      option: option === null ? null : (shown.options[option]?.name ?? null),
      reason,
      created_at: createdAt.toISOString(),
    })),
  };
}
