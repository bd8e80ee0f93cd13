import { createHmac } from "node:crypto";
import { z } from "zod";
import { isSameSecret } from "../secrets/secrets.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import { parseJson } from "../validation/parse-json.ts";
import {
  type ApiRequest,
  createApiClient,
  NoResponseError,
} from "../web-client/api-client.server.ts";

/** Why the Graph API refused a call. `rate_limited` and `unavailable` are temporary: a later call works. */
export type MetaProblem =
  | "token_expired"
  | "no_permission"
  | "rate_limited"
  | "unavailable"
  | "lead_gone";

type MetaRefusal = { ok: false; problem: MetaProblem };

/** A lead as its form was filled in. */
type MetaLead = {
  ok: true;
  fields: { label: string; value: string }[];
  /** "fb" or "ig", if it says so. */
  platform: string | null;
};

type MetaPage = { ok: true; name: string; pageToken: string };

/** Meta's app for lead ads: its webhooks, and the Graph API with a page's token. */
export type Meta = {
  appId: string;
  /** Whether the subscription check is Meta's: it knows the verify token. */
  isVerifyToken(given: string): boolean;
  /** Whether the body was signed with the app secret, in `X-Hub-Signature-256`. */
  isSigned(body: Uint8Array, signature: string | null): boolean;
  fetchLead(leadId: string, pageToken: string): Promise<MetaLead | MetaRefusal>;
  /** The page, with its own token if the given one is a user's or a system user's. */
  findPage(pageId: string, token: string): Promise<MetaPage | MetaRefusal>;
  /** Has the page's new leads sent to the app. */
  subscribePage(pageId: string, pageToken: string): Promise<{ ok: true } | MetaRefusal>;
};

/** Supported at least until October 2027 ("Graph API Changelog"). */
export const version = "v24.0";

/** @param timeoutMs time limit of one request */
export function createMeta(
  { appId, appSecret, verifyToken, apiUrl }: NonNullable<Settings["meta"]>,
  timeoutMs = 8_000,
): Meta {
  const client = createApiClient(apiUrl, null, timeoutMs);
  const hmac = (content: string | Uint8Array) =>
    createHmac("sha256", appSecret).update(content).digest("hex");

  async function request<Found extends object>(
    method: ApiRequest["method"],
    path: string,
    {
      token,
      schema,
      ...values
    }: { token: string; schema: z.ZodType<Found> } & Record<string, unknown>,
  ): Promise<({ ok: true } & Found) | MetaRefusal> {
    // "Secure Graph API Calls": a stolen token alone is no use.
    const query = new URLSearchParams({
      ...(values as Record<string, string>),
      access_token: token,
    });
    query.set("appsecret_proof", hmac(token));
    const isGet = method === "GET";
    try {
      const { status, body } = await client.send({
        method,
        path: `/${version}/${path}${isGet ? `?${query}` : ""}`,
        ...(isGet ? {} : { form: query }),
      });
      const read = parseJson(body.toString());
      if (status < 200 || status >= 300) return { ok: false, problem: problemOf(status, read) };
      const parsed = schema.safeParse(read);
      return parsed.success ? { ok: true, ...parsed.data } : { ok: false, problem: "unavailable" };
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      return { ok: false, problem: "unavailable" };
    }
  }

  return {
    appId,
    isVerifyToken: (token) => isSameSecret(token, verifyToken),
    isSigned: (body, signature) => isSameSecret(signature ?? "", `sha256=${hmac(body)}`),
    async fetchLead(leadId, token) {
      const fields = "id,created_time,field_data,form_id,is_organic,platform";
      const result = await request("GET", leadId, { token, fields, schema: leadSchema });
      if (!result.ok) return result;
      return {
        ok: true,
        platform: result.platform ?? null,
        fields: result.field_data.map(({ name, values }) => ({
          label: name,
          value: values.join(", "),
        })),
      };
    },
    async findPage(pageId, token) {
      const fields = "id,name,access_token";
      const result = await request("GET", pageId, { token, fields, schema: pageSchema });
      if (!result.ok) return result;
      return { ok: true, name: result.name, pageToken: result.access_token ?? token };
    },
    async subscribePage(pageId, token) {
      const schema = z.object({ success: z.union([z.literal(true), z.literal("true")]) });
      const path = `${pageId}/subscribed_apps`;
      const result = await request("POST", path, { token, subscribed_fields: "leadgen", schema });
      return result.ok ? { ok: true } : result;
    },
  };
}

const leadSchema = z.object({
  field_data: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.union([z.string(), z.number(), z.boolean()]).transform(String)).default([]),
    }),
  ),
  platform: z.string().optional(),
});

const pageSchema = z.object({ name: z.string(), access_token: z.string().optional() });

/** The error of a response of the Graph API. */
export const errorSchema = z.object({
  error: z.object({
    type: z.string().optional(),
    code: z.number().int().optional(),
    error_subcode: z.number().int().optional(),
    is_transient: z.boolean().optional(),
  }),
});

/** "Handling Errors", and "Rate Limits" of the Graph API: 80005 is that of lead ads. */
const throttled = [4, 17, 32, 341, 368, 613];
const isThrottled = (code: number) =>
  throttled.includes(code) || (code >= 80_000 && code <= 80_014);

/** Maps a Graph API error to its meaning. */
export function problemOf(status: number, body: unknown): MetaProblem {
  const parsed = errorSchema.safeParse(body);
  const { code, error_subcode: subcode, type, is_transient } = parsed.data?.error ?? {};
  if (status === 429 || (code !== undefined && isThrottled(code))) return "rate_limited";
  if (is_transient || status >= 500 || code === 1 || code === 2) return "unavailable";
  if (code === 190 || code === 102) return "token_expired";
  if (code === 3 || code === 10 || (code !== undefined && code >= 200 && code < 300)) {
    return "no_permission";
  }
  // Deleted, or older than the 90 days for which Meta stores leads.
  if (code === 100 && subcode === 33) return "lead_gone";
  return type === "OAuthException" && code === undefined ? "token_expired" : "unavailable";
}
