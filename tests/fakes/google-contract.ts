import type { GoogleProblem } from "~/platform/google/google-ads.server.ts";

/** One Google endpoint, with the parts we rely on. */
type Endpoint = {
  /** The page of Google's documentation that describes it, and its date. */
  title: string;
  method: "GET" | "POST";
  path: RegExp;
  /** The parameters we send, in the address or the body. */
  parameters: string[];
  /** The fields we read of the response, as paths. */
  fields: string[];
};

const accounts = "Google Ads API v26, read 2026-11-28";
const row = "0.results.0";

/** All of Google's hosts in one, so a path says which it is. */
export const endpoints = {
  exchangeCode: {
    title:
      "Using OAuth 2.0 for Web Server Applications, with PKCE as in google-auth-library, read 2026-11-28",
    method: "POST",
    path: /^\/token$/,
    parameters: [
      ...["client_id", "client_secret", "code", "code_verifier", "grant_type", "redirect_uri"],
    ],
    fields: ["access_token", "refresh_token", "scope"],
  },
  refresh: {
    title: "Using OAuth 2.0 for Web Server Applications: offline access, read 2026-11-28",
    method: "POST",
    path: /^\/token$/,
    parameters: ["client_id", "client_secret", "grant_type", "refresh_token"],
    fields: ["access_token"],
  },
  listAccessible: {
    title: `customers.listAccessibleCustomers, ${accounts}`,
    method: "GET",
    path: /^\/v26\/customers:listAccessibleCustomers$/,
    parameters: [],
    fields: ["resourceNames"],
  },
  readAccount: {
    title: `Customer, GoogleAdsService.SearchStream, ${accounts}`,
    method: "POST",
    path: /^\/v26\/customers\/(\d+)\/googleAds:searchStream$/,
    parameters: ["query"],
    fields: ["descriptiveName", "manager", "timeZone"].map((name) => `${row}.customer.${name}`),
  },
  readLeads: {
    title: `LocalServicesLead, ${accounts}`,
    method: "POST",
    path: /^\/v26\/customers\/(\d+)\/googleAds:searchStream$/,
    parameters: ["query"],
    fields: [
      ...["id", "categoryId", "serviceId", "leadType", "leadStatus", "creationDateTime"],
      ...["leadCharged", "creditDetails.creditState", "contactDetails.phoneNumber"],
      ...["contactDetails.email", "contactDetails.consumerName"],
    ].map((name) => `${row}.localServicesLead.${name}`),
  },
  readConversations: {
    title: `LocalServicesLeadConversation, ${accounts}`,
    method: "POST",
    path: /^\/v26\/customers\/(\d+)\/googleAds:searchStream$/,
    parameters: ["query"],
    fields: [
      ...["id", "lead", "conversationChannel", "participantType", "eventDateTime"],
      ...["phoneCallDetails.callDurationMillis", "messageDetails.text"],
    ].map((name) => `${row}.localServicesLeadConversation.${name}`),
  },
  sendFeedback: {
    title: `customers.localServicesLeads.provideLeadFeedback, ${accounts}`,
    method: "POST",
    path: /^\/v26\/customers\/(\d+)\/localServicesLeads\/(\d+):provideLeadFeedback$/,
    parameters: ["surveyAnswer", "surveyDissatisfied"],
    fields: ["creditIssuanceDecision"],
  },
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** An error as Google Ads sends it; `retryDelay` is a duration such as "52s". */
export type AdsError = {
  status: number;
  /** From google.rpc. */
  rpc: string;
  /** Such as `authenticationError`, and its value. */
  code?: [string, string];
  retryDelay?: string;
  /** From google.rpc.ErrorInfo. */
  reason?: string;
};

type Meaning = { meaning: GoogleProblem; waitSeconds?: number };

/**
 * Errors and what each means: "Understand API errors", "Common errors", and the enums of v22 to v26 (Google
 * Ads API, read 2026-11-28).
 */
// biome-ignore format: one table, read as one
export const errors: readonly (AdsError & Meaning)[] = [
  { status: 401, rpc: "UNAUTHENTICATED", code: ["authenticationError", "OAUTH_TOKEN_REVOKED"], meaning: "token_expired" },
  { status: 401, rpc: "UNAUTHENTICATED", code: ["authenticationError", "OAUTH_TOKEN_EXPIRED"], meaning: "token_expired" },
  { status: 401, rpc: "UNAUTHENTICATED", code: ["authenticationError", "GOOGLE_ACCOUNT_DELETED"], meaning: "token_expired" },
  { status: 401, rpc: "UNAUTHENTICATED", code: ["authenticationError", "NOT_ADS_USER"], meaning: "no_permission" },
  { status: 401, rpc: "UNAUTHENTICATED", code: ["authenticationError", "CUSTOMER_NOT_FOUND"], meaning: "no_permission" },
  { status: 401, rpc: "UNAUTHENTICATED", code: ["authenticationError", "TWO_STEP_VERIFICATION_NOT_ENROLLED"], meaning: "no_permission" },
  { status: 401, rpc: "UNAUTHENTICATED", meaning: "token_expired" },
  { status: 403, rpc: "PERMISSION_DENIED", code: ["authorizationError", "USER_PERMISSION_DENIED"], meaning: "no_permission" },
  { status: 403, rpc: "PERMISSION_DENIED", code: ["authorizationError", "CUSTOMER_NOT_ENABLED"], meaning: "no_permission" },
  { status: 403, rpc: "PERMISSION_DENIED", code: ["authorizationError", "ACTION_NOT_PERMITTED_FOR_SUSPENDED_ACCOUNT"], meaning: "no_permission" },
  { status: 403, rpc: "PERMISSION_DENIED", code: ["authorizationError", "CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION"], meaning: "app_refused" },
  { status: 403, rpc: "PERMISSION_DENIED", code: ["authorizationError", "PROJECT_DISABLED"], meaning: "app_refused" },
  { status: 403, rpc: "PERMISSION_DENIED", code: ["authorizationError", "DEVELOPER_TOKEN_PROHIBITED"], meaning: "app_refused" },
  { status: 403, rpc: "PERMISSION_DENIED", reason: "SERVICE_DISABLED", meaning: "app_refused" },
  { status: 429, rpc: "RESOURCE_EXHAUSTED", code: ["quotaError", "RESOURCE_EXHAUSTED"], retryDelay: "3600s", meaning: "rate_limited", waitSeconds: 3600 },
  { status: 429, rpc: "RESOURCE_EXHAUSTED", code: ["quotaError", "RESOURCE_TEMPORARILY_EXHAUSTED"], meaning: "rate_limited" },
  { status: 429, rpc: "RESOURCE_EXHAUSTED", meaning: "rate_limited" },
  { status: 500, rpc: "INTERNAL", code: ["internalError", "INTERNAL_ERROR"], meaning: "unavailable" },
  { status: 503, rpc: "UNAVAILABLE", meaning: "unavailable" },
  { status: 504, rpc: "DEADLINE_EXCEEDED", meaning: "unavailable" },
  { status: 400, rpc: "INVALID_ARGUMENT", code: ["requestError", "UNKNOWN"], meaning: "unavailable" },
];

/** Errors of the token endpoint: RFC 6749, section 5.2, and "Using OAuth 2.0 for Web Server Applications". */
export const tokenErrors: readonly {
  status: number;
  error: string | null;
  meaning: GoogleProblem;
}[] = [
  { status: 400, error: "invalid_grant", meaning: "token_expired" },
  { status: 401, error: "invalid_client", meaning: "app_refused" },
  { status: 400, error: "redirect_uri_mismatch", meaning: "app_refused" },
  { status: 400, error: "unauthorized_client", meaning: "app_refused" },
  { status: 400, error: "admin_policy_enforced", meaning: "no_permission" },
  { status: 429, error: "rate_limit_exceeded", meaning: "rate_limited" },
  { status: 500, error: "internal_failure", meaning: "unavailable" },
  { status: 502, error: null, meaning: "unavailable" },
];

/** "CreditIssuanceDecision" of ProvideLeadFeedback, and whether each is a credit. */
export const decisions: readonly [string, boolean][] = [
  ["SUCCESS_NOT_REACHED_THRESHOLD", true],
  ["SUCCESS_REACHED_THRESHOLD", true],
  ["FAIL_OVER_THRESHOLD", false],
  ["FAIL_NOT_ELIGIBLE", false],
];
