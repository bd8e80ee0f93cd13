import type { MetaProblem } from "~/platform/meta/meta.server.ts";
import type { MetaEventProblem } from "~/platform/meta/meta-conversions.server.ts";

/** One Graph API endpoint, with the parts we rely on. */
type Endpoint = {
  /** The page of Meta's documentation that describes it, and its date. */
  title: string;
  method: "GET" | "POST";
  /** Below `/v24.0/`. */
  path: RegExp;
  /** The parameters we send. */
  parameters: string[];
  /** The fields we read of the response. */
  fields: string[];
};

const token = ["access_token", "appsecret_proof"];

export const endpoints = {
  fetchLead: {
    title: "Retrieving Leads (Marketing API, read 2026-11-27)",
    method: "GET",
    path: /^(\d+)$/,
    parameters: ["fields", ...token],
    fields: ["field_data", "platform"],
  },
  findPage: {
    title: "Access Tokens for Meta Technologies (updated 2025-11-25): a page's token",
    method: "GET",
    path: /^(\d+)$/,
    parameters: ["fields", ...token],
    fields: ["name", "access_token"],
  },
  subscribePage: {
    title: "Meta Webhooks for Lead Ads for Customer Relationship Management (updated 2025-12-08)",
    method: "POST",
    path: /^(\d+)\/subscribed_apps$/,
    parameters: ["subscribed_fields", ...token],
    fields: ["success"],
  },
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

type GraphError = { code: number; error_subcode?: number; status: number; is_transient?: boolean };

/**
 * Errors and what each means: "Handling Errors" and "Rate Limits" (Graph API, read 2026-11-27). The
 * status of an error isn't documented; these are usual.
 */
export const errors: readonly (GraphError & { meaning: MetaProblem; about: string })[] = [
  { about: "API Unknown", code: 1, status: 500, meaning: "unavailable" },
  { about: "API Service", code: 2, status: 503, meaning: "unavailable", is_transient: true },
  { about: "API Method", code: 3, status: 400, meaning: "no_permission" },
  { about: "API Too Many Calls", code: 4, status: 403, meaning: "rate_limited" },
  { about: "API User Too Many Calls", code: 17, status: 400, meaning: "rate_limited" },
  { about: "Pages API", code: 32, status: 403, meaning: "rate_limited" },
  { about: "Application limit reached", code: 341, status: 400, meaning: "rate_limited" },
  { about: "Custom limit", code: 613, status: 400, meaning: "rate_limited" },
  { about: "LeadGen", code: 80_005, status: 400, meaning: "rate_limited" },
  { about: "API Permission Denied", code: 10, status: 403, meaning: "no_permission" },
  { about: "API Permission", code: 200, status: 403, meaning: "no_permission" },
  { about: "API Session", code: 102, status: 401, meaning: "token_expired" },
  {
    about: "Password Changed",
    code: 190,
    error_subcode: 460,
    status: 401,
    meaning: "token_expired",
  },
  { about: "Expired", code: 190, error_subcode: 463, status: 400, meaning: "token_expired" },
  { about: "Invalid token", code: 190, error_subcode: 467, status: 400, meaning: "token_expired" },
  { about: "No such object", code: 100, error_subcode: 33, status: 400, meaning: "lead_gone" },
];

/** Events of a dataset: "Using the API" (Conversions API, updated 2026-02-06). */
export const eventContract = {
  path: /^(\d+)\/events$/,
  parameters: ["data", "access_token"],
  /** "Payload Specification" (Conversion Leads, updated 2026-06-28), and amounts of "Parameters". */
  event: {
    event_name: "string",
    event_time: "integer, at most 7 days ago",
    event_id: "string",
    action_source: "system_generated",
    user_data: "lead_id as an integer",
    custom_data: ["event_source", "lead_event_source", "value", "currency"],
  },
};

/** Errors of events: "Handling Errors" (Graph API, read 2026-11-27), and 100 for what is in them. */
export const eventErrors: readonly (GraphError & { meaning: MetaEventProblem })[] = [
  { code: 190, error_subcode: 460, status: 401, meaning: "token_expired" },
  { code: 200, status: 403, meaning: "no_permission" },
  { code: 100, error_subcode: 33, status: 400, meaning: "wrong_account" },
  { code: 100, error_subcode: 2_804_003, status: 400, meaning: "refused" },
  { code: 4, status: 403, meaning: "rate_limited" },
  { code: 2, status: 503, is_transient: true, meaning: "unavailable" },
];

/** The example of "Meta Webhooks for Lead Ads…" (updated 2025-12-08), with IDs longer than a number. */
export const example = {
  object: "page",
  entry: [
    {
      id: "153125381133",
      time: 1438292065,
      changes: [
        {
          field: "leadgen",
          value: {
            leadgen_id: "123123123123",
            page_id: "153125381133",
            form_id: "12312312312",
            adgroup_id: "12312312312",
            ad_id: "12312312312",
            created_time: 1440120384,
          },
        },
      ],
    },
  ],
};
