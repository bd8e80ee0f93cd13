import { z } from "zod";
import type { WebhookPaths } from "../product.ts";
import {
  type ApiAnswer,
  type ApiClient,
  type ApiRequest,
  NoResponseError,
} from "../web-client/api-client.server.ts";
import { type FailureMeaning, failureOf } from "./text-failures.ts";

export type Twilio = {
  client: ApiClient;
  /** The path of our account, or of its messaging service. */
  account: string;
  /** Where webhooks are sent. */
  siteUrl: URL;
  addresses: WebhookPaths;
};

/** Why an API call failed. */
export type TwilioRefusal = {
  ok: false;
  /**
   * Whether the request certainly had no effect. Twilio says that a text may have been sent despite
   * an error 500, and that retrying is safe only after 429 and 503.
   */
  certain: boolean;
  status: number | null;
  code: number | null;
  meaning: FailureMeaning;
  reason: string;
  retryAfterSeconds: number | null;
};

const problem = z.object({ code: z.number().int().nullish() });

/**
 * Calls the API.
 * @param path below the account's, such as `/Messages.json`
 */
export async function requestTwilio<Found>(
  { client, account }: Twilio,
  schema: z.ZodType<Found>,
  request: ApiRequest,
): Promise<{ ok: true; found: Found } | TwilioRefusal> {
  let answer: ApiAnswer;
  try {
    answer = await client.ask({ ...request, path: account + request.path });
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    return refusal({ certain: !error.requestLeft, meaning: "try_later", reason: error.message });
  }
  const { status, headers } = answer;
  const body = parse(answer.body.toString());
  if (status >= 200 && status < 300) {
    const found = schema.safeParse(body);
    if (found.success) return { ok: true, found: found.data };
    const reason = "Twilio accepted it and answered what we cannot read";
    return refusal({ certain: false, status, reason });
  }
  const code = problem.safeParse(body).data?.code ?? null;
  const { meaning, words } = failureOf(code);
  return refusal({
    certain: status < 500 || status === 503,
    status,
    code,
    meaning: meaning === "other" ? meaningOf(status) : meaning,
    reason: code === null ? `Twilio answered ${status}` : words,
    retryAfterSeconds: secondsOf(headers["retry-after"]),
  });
}

const refusal = (known: Partial<TwilioRefusal> & Pick<TwilioRefusal, "certain" | "reason">) => ({
  ok: false as const,
  status: null,
  code: null,
  meaning: "other" as const,
  retryAfterSeconds: null,
  ...known,
});

/** The meaning of a status alone. We follow no redirect, so one means a wrong TWILIO_API_URL. */
function meaningOf(status: number): FailureMeaning {
  if (status === 429 || status >= 500) return "try_later";
  return status === 401 || status === 403 || status < 400 ? "account_problem" : "other";
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Between one second and one hour. */
function secondsOf(retryAfter: string | undefined): number | null {
  const seconds = Number.parseInt(retryAfter ?? "", 10);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 1), 3600);
}
