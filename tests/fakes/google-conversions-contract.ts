import type { GoogleConversionProblem } from "~/platform/google/google-conversions.server.ts";
import { endpoints as googleEndpoints } from "./google-contract.ts";

const { exchangeCode, refresh } = googleEndpoints;

/** Google's sign-in, and the endpoint of its Data Manager API that we rely on. */
export const endpoints = {
  exchangeCode: { ...exchangeCode, path: "/token" },
  refresh: { ...refresh, path: "/token" },
  ingest: {
    title: "Send events, Google Ads offline conversions (Data Manager API, read 2026-11-28)",
    path: "/v1/events:ingest",
    parameters: [
      "destinations.0.operatingAccount.accountType",
      "destinations.0.operatingAccount.accountId",
      "destinations.0.productDestinationId",
      "events.0.transactionId",
      "events.0.eventTimestamp",
      "events.0.eventSource",
      "events.0.adIdentifiers.gclid",
      "events.0.conversionValue",
      "events.0.currency",
      "encoding",
    ],
    fields: ["requestId"],
  },
};

export type EndpointName = keyof typeof endpoints;

export type GoogleError = {
  status: number;
  /** The status of the API. */
  error: string;
  reason?: string;
};

/** "Understand API errors" (Data Manager API) with `ErrorReason` of its reference; read 2026-11-28. */
export const apiErrors: readonly (GoogleError & { meaning: GoogleConversionProblem })[] = [
  { status: 401, error: "UNAUTHENTICATED", meaning: "token_expired" },
  {
    status: 403,
    error: "PERMISSION_DENIED",
    reason: "PERMISSION_DENIED",
    meaning: "no_permission",
  },
  { status: 403, error: "PERMISSION_DENIED", reason: "SERVICE_DISABLED", meaning: "app_refused" },
  {
    status: 400,
    error: "INVALID_ARGUMENT",
    reason: "INVALID_CONVERSION_ACTION_ID",
    meaning: "wrong_account",
  },
  {
    status: 400,
    error: "INVALID_ARGUMENT",
    reason: "INVALID_CONVERSION_ACTION_TYPE",
    meaning: "wrong_account",
  },
  {
    status: 400,
    error: "INVALID_ARGUMENT",
    reason: "INVALID_DESTINATION",
    meaning: "wrong_account",
  },
  { status: 404, error: "NOT_FOUND", reason: "NOT_FOUND", meaning: "wrong_account" },
  {
    status: 400,
    error: "INVALID_ARGUMENT",
    reason: "DESTINATION_ACCOUNT_ENHANCED_CONVERSIONS_TERMS_NOT_SIGNED",
    meaning: "no_terms",
  },
  { status: 400, error: "INVALID_ARGUMENT", reason: "INVALID_EVENT", meaning: "refused" },
  {
    status: 429,
    error: "RESOURCE_EXHAUSTED",
    reason: "RESOURCE_EXHAUSTED",
    meaning: "rate_limited",
  },
  { status: 500, error: "INTERNAL", reason: "INTERNAL_ERROR", meaning: "unavailable" },
  { status: 504, error: "DEADLINE_EXCEEDED", reason: "DEADLINE_EXCEEDED", meaning: "unavailable" },
];
