import { z } from "zod";
import { parseJson } from "../validation/parse-json.ts";
import { createApiClient, NoResponseError } from "../web-client/api-client.server.ts";
import { errorSchema, type MetaProblem, problemOf, version } from "./meta.server.ts";

/** Why Meta refused an event. `rate_limited` and `unavailable` end without a change. */
export type MetaEventProblem = Exclude<MetaProblem, "lead_gone"> | "wrong_account" | "refused";

/** What happened to a lead of a lead ad. */
type MetaEvent = {
  /** Events with the same name and ID count once. */
  id: string;
  name: string;
  at: Date;
  /** Meta's ID of the lead; null in a test. */
  leadId: string | null;
  cents: number | null;
};

/** Meta's Conversions API for CRM events. */
export type MetaConversions = {
  /** Sends one event; with a code, it also shows up in Events Manager under Test events. */
  send(
    event: MetaEvent,
    to: { datasetId: string; token: string; testCode?: string },
  ): Promise<{ ok: true } | { ok: false; problem: MetaEventProblem }>;
};

/**
 * @param product its name, which Meta shows as the CRM
 * @param timeoutMs time limit of one request
 */
export function createMetaConversions(
  apiUrl: URL,
  product: string,
  timeoutMs = 8_000,
): MetaConversions {
  const client = createApiClient(apiUrl, null, timeoutMs);
  return {
    async send(event, { datasetId, token, testCode }) {
      const form = new URLSearchParams({ data: composeData(event, product), access_token: token });
      if (testCode) form.set("test_event_code", testCode);
      const path = `/${version}/${datasetId}/events`;
      try {
        const { status, body } = await client.send({ method: "POST", path, form });
        const parsed = parseJson(body.toString());
        if (status < 200 || status >= 300) return { ok: false, problem: meaningOf(status, parsed) };
        const sent = sentSchema.safeParse(parsed);
        return sent.success ? { ok: true } : { ok: false, problem: "unavailable" };
      } catch (error) {
        if (!(error instanceof NoResponseError)) throw error;
        return { ok: false, problem: "unavailable" };
      }
    },
  };
}

/** One event per request: Meta rejects a whole request for one invalid event. */
function composeData({ id, name, at, leadId, cents }: MetaEvent, product: string): string {
  const data = JSON.stringify([
    {
      event_name: name,
      event_time: Math.floor(at.getTime() / 1000),
      event_id: id,
      action_source: "system_generated",
      user_data: leadId ? { lead_id: leadId } : { em: [testEmail] },
      custom_data: {
        event_source: "crm",
        lead_event_source: product,
        ...(cents === null ? {} : { value: cents / 100, currency: "USD" }),
      },
    },
  ]);
  // An integer, which is too large for a number of JavaScript.
  return leadId ? data.replace(`"lead_id":"${leadId}"`, `"lead_id":${leadId}`) : data;
}

/** SHA-256 of test@example.com, for a test without a lead. */
const testEmail = "973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b";

const sentSchema = z.object({ events_received: z.literal(1) });

function meaningOf(status: number, body: unknown): MetaEventProblem {
  const { code, error_subcode: subcode } = errorSchema.safeParse(body).data?.error ?? {};
  // 33: no such dataset for this token. Otherwise a parameter of the event.
  if (code === 100) return subcode === 33 ? "wrong_account" : "refused";
  const problem = problemOf(status, body);
  return problem === "lead_gone" ? "wrong_account" : problem;
}
