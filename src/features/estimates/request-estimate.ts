import type { Problem } from "~/platform/http/problem.ts";
import { newRequestKey } from "~/platform/http/request-key.ts";
import type { Competition } from "./estimates.ts";

/** What is asked of `POST /api/lead_results` (specification §7). */
export type EstimateRequest = {
  industry: string;
  city: string;
  email: string;
  phone: string;
  /** Of a claim only. */
  business_name?: string;
};

/** A row of lead_results as the API answers. */
export type EstimateRow = {
  industry: string;
  city: string;
  search_volume: number;
  competition: Competition;
  lead_value_estimate: string;
  specific_to_city: boolean;
};

export type EstimateAnswer =
  | { ok: true; row: EstimateRow }
  | { ok: false; code: "invalid"; errors: { field: string; message: string }[] }
  | { ok: false; code: "save_failed" | "unreadable"; message?: string };

/**
 * Saves who asks and brings the estimate. The same request sent again after a failure carries the
 * same key, so that it is saved once. Never throws.
 */
export function createEstimateRequest(): (request: EstimateRequest) => Promise<EstimateAnswer> {
  let last = { body: "", key: "" };
  return async (request) => {
    const body = JSON.stringify(request);
    if (body !== last.body) last = { body, key: newRequestKey() };
    let response: Response;
    try {
      response = await fetch("/api/lead_results", {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": last.key },
        body,
      });
    } catch {
      return { ok: false, code: "save_failed" };
    }
    try {
      return response.ok ? readRow(await response.json()) : refusal(await response.json());
    } catch {
      return { ok: false, code: response.ok ? "unreadable" : "save_failed" };
    }
  };
}

function readRow(row: Partial<EstimateRow>): EstimateAnswer {
  const complete = row.search_volume && row.competition && row.lead_value_estimate;
  return complete ? { ok: true, row: row as EstimateRow } : { ok: false, code: "unreadable" };
}

function refusal({ status, message, errors }: Problem): EstimateAnswer {
  if (errors?.length) return { ok: false, code: "invalid", errors };
  // Only how long to wait is worth more than the toast's own words.
  return { ok: false, code: "save_failed", ...(status === 429 ? { message } : {}) };
}
