import { z } from "zod";
import { parseJson } from "../validation/parse-json.ts";
import { createApiClient, NoResponseError } from "../web-client/api-client.server.ts";
import type { TokenRefusal } from "./google-errors.ts";
import type { GoogleOAuth, SignIn } from "./google-oauth.server.ts";

/** Why Google refused a call. */
export type GoogleConversionProblem =
  | TokenRefusal["problem"]
  | "wrong_account"
  | "no_terms"
  | "refused";

type Refused = { ok: false; problem: GoogleConversionProblem };

/** Where a conversion is counted. */
type GoogleDestination = {
  /** The Google Ads account, ten digits. */
  customerId: string;
  conversionActionId: string;
};

/** One conversion of a click, or of a person with this hashed email address. */
export type GoogleConversion = {
  /** A later call with the same ID changes the conversion instead of adding one. */
  transactionId: string;
  at: Date;
  click: { kind: "gclid" | "gbraid" | "wbraid"; id: string } | null;
  hashedEmail: string | null;
  /** Null for the default value of the conversion action. */
  cents: number | null;
};

/** Google's Data Manager API, with the consent of each business. */
export type GoogleConversions = {
  /** Where a member allows us to send conversions. */
  consentUrl(given: SignIn & { state: string }): string;
  /** A lasting token for the code that Google returned. */
  exchangeCode(code: string, given: SignIn): Promise<{ ok: true; token: string } | Refused>;
  /** Sends one conversion; `isTest` only has it checked. */
  send(
    conversion: GoogleConversion,
    to: { destination: GoogleDestination; token: string; isTest?: boolean },
  ): Promise<{ ok: true; requestId: string | null } | Refused>;
};

const scope = "https://www.googleapis.com/auth/datamanager";

/**
 * @param apiUrl a fake; null for Google's
 * @param timeoutMs time limit of one request
 */
export function createGoogleConversions(
  { consentUrl, exchangeCode, withAccess }: GoogleOAuth,
  apiUrl: URL | null,
  timeoutMs = 8_000,
): GoogleConversions {
  const client = createApiClient(
    apiUrl ?? new URL("https://datamanager.googleapis.com"),
    null,
    timeoutMs,
  );

  async function ingest(
    accessToken: string,
    json: object,
  ): Promise<{ ok: true; requestId: string | null } | Refused> {
    const path = "/v1/events:ingest";
    const headers = { authorization: `Bearer ${accessToken}` };
    try {
      const { status, body } = await client.send({ method: "POST", path, json, headers });
      const parsed = parseJson(body.toString());
      if (status < 200 || status >= 300) return { ok: false, problem: problemOf(status, parsed) };
      const sent = sentSchema.safeParse(parsed);
      if (!sent.success) return { ok: false, problem: "unavailable" };
      return { ok: true, requestId: sent.data.requestId ?? null };
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      return { ok: false, problem: "unavailable" };
    }
  }

  return {
    consentUrl: (request) => consentUrl({ ...request, scope }),
    async exchangeCode(code, request) {
      const exchanged = await exchangeCode(code, { ...request, scope });
      if (!exchanged.ok) return exchanged;
      const { refreshToken: token, isGranted } = exchanged;
      return isGranted ? { ok: true, token } : { ok: false, problem: "no_permission" };
    },
    send(conversion, { destination, token, isTest = false }) {
      const json = {
        ...composeEvents(conversion, destination),
        ...(isTest ? { validateOnly: true } : {}),
      };
      return withAccess(token, (accessToken) => ingest(accessToken, json));
    },
  };
}

/**
 * The body of `events:ingest`. One event per request: Google rejects a whole request for one
 * invalid event.
 */
function composeEvents(
  { transactionId, at, click, hashedEmail, cents }: GoogleConversion,
  { customerId, conversionActionId }: GoogleDestination,
) {
  const operatingAccount = { accountType: "GOOGLE_ADS", accountId: customerId };
  const event = {
    transactionId,
    eventTimestamp: at.toISOString(),
    eventSource: "WEB",
    ...(click ? { adIdentifiers: { [click.kind]: click.id } } : {}),
    ...(hashedEmail ? { userData: { userIdentifiers: [{ emailAddress: hashedEmail }] } } : {}),
    ...(cents === null ? {} : { conversionValue: cents / 100, currency: "USD" }),
  };
  return {
    destinations: [{ operatingAccount, productDestinationId: conversionActionId }],
    events: [event],
    encoding: "HEX",
  };
}

const sentSchema = z.object({ requestId: z.string().max(200).optional() });

const reasonSchema = z.object({ reason: z.string().optional() });
const errorSchema = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z
      .array(reasonSchema.extend({ fieldViolations: z.array(reasonSchema).optional() }))
      .optional(),
  }),
});

/** Reasons for a rejected request that a business can fix: in its account, or by accepting terms. */
const accountReasons = [
  "INVALID_DESTINATION",
  "INVALID_CONVERSION_ACTION_ID",
  "INVALID_CONVERSION_ACTION_TYPE",
];
const termsReasons = [
  "TERMS_AND_CONDITIONS_NOT_SIGNED",
  "DESTINATION_ACCOUNT_NOT_ENABLED_ENHANCED_CONVERSIONS_FOR_LEADS",
  "DESTINATION_ACCOUNT_ENHANCED_CONVERSIONS_TERMS_NOT_SIGNED",
  "DESTINATION_ACCOUNT_DATA_POLICY_PROHIBITS_ENHANCED_CONVERSIONS",
];

/** "Understand API errors": the status first, then the reasons in its details. */
function problemOf(httpStatus: number, body: unknown): GoogleConversionProblem {
  const { status, details = [] } = errorSchema.safeParse(body).data?.error ?? {};
  const reasons = details.flatMap(({ reason, fieldViolations = [] }) => [
    reason ?? "",
    ...fieldViolations.map((violation) => violation.reason ?? ""),
  ]);
  const has = (matchesAny: readonly string[]) =>
    reasons.some((reason) => matchesAny.includes(reason));
  if (httpStatus === 429 || status === "RESOURCE_EXHAUSTED") return "rate_limited";
  // The API isn't turned on in the operator's project.
  if (has(["SERVICE_DISABLED"])) return "app_refused";
  if (httpStatus === 401 || status === "UNAUTHENTICATED") return "token_expired";
  if (has(termsReasons)) return "no_terms";
  if (httpStatus === 403 || status === "PERMISSION_DENIED") return "no_permission";
  if (has(accountReasons) || status === "NOT_FOUND") return "wrong_account";
  return httpStatus === 400 && status ? "refused" : "unavailable";
}
