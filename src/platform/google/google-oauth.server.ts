import { createHash } from "node:crypto";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import { hashToken } from "../secrets/secrets.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import { parseJson } from "../validation/parse-json.ts";
import { createApiClient, NoResponseError } from "../web-client/api-client.server.ts";
import { refusalOfToken, type TokenRefusal } from "./google-errors.ts";

/** Data of one authorization at Google: the return URL and the proof key (PKCE). */
export type SignIn = { redirectUri: string; verifier: string };

/** Google's OAuth 2.0 with the operator's client, for every API of Google that the product calls. */
export type GoogleOAuth = {
  /** The URL where a person authorizes this scope. */
  consentUrl(given: SignIn & { scope: string; state: string }): string;
  /** @param code as Google sent it to the redirect address; it works once */
  exchangeCode(
    code: string,
    given: SignIn & { scope: string },
  ): Promise<{ ok: true; refreshToken: string; isGranted: boolean } | TokenRefusal>;
  /**
   * Calls Google with an access token, which is reused until it expires. If Google no longer
   * accepts it, such as after a new consent, the call is repeated once with a new one.
   */
  withAccess<Called extends { ok: true } | { ok: false; problem: string }>(
    refreshToken: string,
    call: (accessToken: string) => Promise<Called>,
  ): Promise<Called | TokenRefusal>;
};

/** Access tokens in memory, by the hash of their refresh token; the oldest is dropped. */
const maxTokens = 5_000;
/** Tokens that expire during a call are refused. */
const marginSeconds = 120;

/** @param timeoutMs time limit of one request */
export function createGoogleOAuth(
  { clientId, clientSecret, apiUrl }: NonNullable<Settings["google"]>,
  clock: Clock,
  timeoutMs = 10_000,
): GoogleOAuth {
  const consent = new URL("/o/oauth2/v2/auth", apiUrl ?? "https://accounts.google.com");
  const client = createApiClient(
    apiUrl ?? new URL("https://oauth2.googleapis.com"),
    null,
    timeoutMs,
  );
  const tokens = new Map<string, { accessToken: string; until: Date }>();

  async function requestToken(values: Record<string, string>) {
    const form = new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      ...values,
    });
    try {
      const { status, body } = await client.send({ method: "POST", path: "/token", form });
      const read = parseJson(body.toString());
      if (status !== 200) return refusalOfToken(status, read);
      const parsed = tokenSchema.safeParse(read);
      return parsed.success ? { ok: true as const, ...parsed.data } : unavailable;
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      return unavailable;
    }
  }

  async function requestAccess(refreshToken: string) {
    const requestedAt = clock.now().getTime();
    const token = await requestToken({ grant_type: "refresh_token", refresh_token: refreshToken });
    if (!token.ok) return token;
    const { access_token: accessToken, expires_in: seconds = 0 } = token;
    const until = new Date(requestedAt + (seconds - marginSeconds) * 1_000);
    const [oldest] = tokens.keys();
    if (oldest && tokens.size >= maxTokens) tokens.delete(oldest);
    tokens.set(hashToken(refreshToken), { accessToken, until });
    return { ok: true as const, accessToken };
  }

  return {
    consentUrl({ redirectUri, verifier, scope, state }) {
      const url = new URL(consent);
      const challenge = createHash("sha256").update(verifier).digest("base64url");
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope,
        state,
        // Google returns a refresh token only with these.
        access_type: "offline",
        prompt: "consent",
        code_challenge: challenge,
        code_challenge_method: "S256",
      }).toString();
      return url.href;
    },
    async exchangeCode(code, { redirectUri, verifier, scope }) {
      const token = await requestToken({
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      });
      if (!token.ok) return token;
      const { refresh_token: refreshToken, scope: granted } = token;
      if (!refreshToken) return unavailable;
      // A person can leave the permission's box unchecked.
      return { ok: true, refreshToken, isGranted: granted?.split(" ").includes(scope) ?? false };
    },
    async withAccess(refreshToken, call) {
      const key = hashToken(refreshToken);
      const saved = tokens.get(key);
      if (saved && saved.until > clock.now()) {
        const called = await call(saved.accessToken);
        if (called.ok || called.problem !== "token_expired") return called;
      }
      tokens.delete(key);
      const access = await requestAccess(refreshToken);
      return access.ok ? call(access.accessToken) : access;
    },
  };
}

const unavailable: TokenRefusal = { ok: false, problem: "unavailable", waitSeconds: null };

const tokenSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().optional(),
  /** Seconds. */
  expires_in: z.number().positive().optional(),
});
