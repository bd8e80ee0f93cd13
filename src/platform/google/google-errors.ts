import { z } from "zod";

/**
 * Why Google gave no token. `rate_limited` and `unavailable` pass; `app_refused` is about the operator's
 * Google Cloud project, the others about the business's account.
 */
type TokenProblem =
  | "token_expired"
  | "no_permission"
  | "app_refused"
  | "rate_limited"
  | "unavailable";

export type TokenRefusal = {
  ok: false;
  problem: TokenProblem;
  /** The wait that Google requests; null if none. */
  waitSeconds: number | null;
};

/** Why the Google Ads API refused a call. */
export type GoogleProblem = TokenProblem | "lead_gone";

export type GoogleRefusal = Omit<TokenRefusal, "problem"> & {
  problem: GoogleProblem;
  /** Whether it may have taken effect anyway. */
  mayHaveArrived?: true;
};

const failureSchema = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z
      .array(
        z.object({
          reason: z.string().optional(),
          errors: z
            .array(
              z.object({
                errorCode: z.record(z.string(), z.unknown()).default({}),
                details: z
                  .object({
                    quotaErrorDetails: z.object({ retryDelay: z.string().optional() }).optional(),
                  })
                  .optional(),
              }),
            )
            .default([]),
        }),
      )
      .default([]),
  }),
});

/** `AuthenticationErrorEnum`: the business has to sign in again. */
const signInAgain = new Set([
  ...["AUTHENTICATION_ERROR", "GOOGLE_ACCOUNT_DELETED", "GOOGLE_ACCOUNT_AUTHENTICATION_FAILED"],
  ...["OAUTH_TOKEN_INVALID", "OAUTH_TOKEN_EXPIRED", "OAUTH_TOKEN_DISABLED", "OAUTH_TOKEN_REVOKED"],
]);

/** About the operator's project, in either enum. */
const ofProject =
  /^(?:DEVELOPER_TOKEN|CLOUD_PROJECT|ORGANIZATION|PROJECT|SERVICE_ACCESS|MISSING_TOS)/;

/**
 * Reads a response of the Google Ads API that isn't a success.
 * @param body the parsed JSON; a stream is a list whose last part has the error
 */
export function refusalOf(status: number, body: unknown): GoogleRefusal {
  const part = Array.isArray(body)
    ? body.find((entry) => failureSchema.safeParse(entry).success)
    : body;
  const { error } = failureSchema.safeParse(part).data ?? {};
  const failures = error?.details.flatMap(({ errors }) => errors) ?? [];
  const codes = failures.flatMap(({ errorCode }) => Object.entries(errorCode));
  const has = (kind: string) => codes.some(([name]) => name === kind);
  const names = codes.map(([, value]) => String(value));
  const refuse = (problem: GoogleProblem, waitSeconds: number | null = null): GoogleRefusal => ({
    ok: false,
    problem,
    waitSeconds,
  });
  if (has("quotaError") || status === 429 || error?.status === "RESOURCE_EXHAUSTED") {
    const delays = failures.flatMap(
      ({ details }) => secondsOf(details?.quotaErrorDetails?.retryDelay) ?? [],
    );
    return refuse("rate_limited", delays.length > 0 ? Math.max(...delays) : null);
  }
  if (status >= 500) return { ...refuse("unavailable"), mayHaveArrived: true };
  // "SERVICE_DISABLED": the API isn't turned on in the project.
  const isDisabled = error?.details.some(({ reason }) => reason === "SERVICE_DISABLED");
  if (isDisabled || names.some((name) => ofProject.test(name))) return refuse("app_refused");
  if (names.some((name) => signInAgain.has(name))) return refuse("token_expired");
  if (has("authenticationError") || has("authorizationError")) return refuse("no_permission");
  if (status === 401) return refuse("token_expired");
  if (status === 403) return refuse("no_permission");
  if (status === 404 && error) return refuse("lead_gone");
  // Google no longer serves this version of its API.
  if (status === 404) return refuse("app_refused");
  return refuse("unavailable");
}

const tokenErrorSchema = z.object({ error: z.string() });

/** Errors that are about the business's account; any other is about the operator's client. */
const ofAccount: Record<string, TokenProblem> = {
  // Revoked, expired, or used before.
  invalid_grant: "token_expired",
  access_denied: "no_permission",
  // By the administrator of the business's Google Workspace.
  admin_policy_enforced: "no_permission",
};

/** Reads an error of the token endpoint (RFC 6749, section 5.2). */
export function refusalOfToken(status: number, body: unknown): TokenRefusal {
  const code = tokenErrorSchema.safeParse(body).data?.error;
  const isRefused = status >= 400 && status < 500 && code !== undefined;
  const problem = isRefused ? (ofAccount[code] ?? "app_refused") : "unavailable";
  return { ok: false, problem: status === 429 ? "rate_limited" : problem, waitSeconds: null };
}

/** "52s" in JSON's form of a duration. */
function secondsOf(duration: string | undefined): number | null {
  const seconds = /^(\d{1,9})(?:\.\d+)?s$/.exec(duration ?? "")?.[1];
  return seconds === undefined ? null : Number(seconds);
}
