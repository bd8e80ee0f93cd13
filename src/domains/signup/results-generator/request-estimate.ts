import type { Competition } from "~/domains/signup/market-estimates/market-estimates.ts";
import { createPostOnce, readAnswer } from "~/platform/http/browser/post-once.ts";
import {
  failureFromResponse,
  type RequestFailure,
} from "~/platform/http/browser/request-failure.ts";

/** Body of `POST /api/lead_results`. */
export type EstimateRequest = {
  industry: string;
  city: string;
  email: string;
  phone: string;
  /** Claims only. */
  business_name?: string;
};

/** A row of lead_results as the API returns it. */
export type EstimateRow = {
  industry: string;
  city: string;
  search_volume: number;
  competition: Competition;
  lead_value_estimate: string;
  specific_to_city: boolean;
  /** Path of its public page. */
  share_path: string;
};

export type EstimateAnswer =
  | { ok: true; row: EstimateRow }
  | { ok: false; code: "invalid"; errors: { field: string; message: string }[] }
  | { ok: false; code: "save_failed" | "unreadable"; failure: RequestFailure };

/** Saves the request and returns the estimate. Never throws. */
export function createEstimateRequest(): (request: EstimateRequest) => Promise<EstimateAnswer> {
  const post = createPostOnce();
  return async (request) => {
    const posted = await post("/api/lead_results", request);
    if (posted.ok) {
      const row = readAnswer<EstimateRow>(posted);
      const complete =
        row?.search_volume && row.competition && row.lead_value_estimate && row.share_path;
      if (complete) return { ok: true, row };
      return { ok: false, code: "unreadable", failure: failureFromResponse(502, "") };
    }
    const { failure } = posted;
    const { errors } = failure.problem ?? {};
    if (errors?.length) return { ok: false, code: "invalid", errors };
    return { ok: false, code: "save_failed", failure };
  };
}
