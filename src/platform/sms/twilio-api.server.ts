import { z } from "zod";
import type { PassedAddresses } from "../product.ts";
import {
  type ApiAnswer,
  type ApiClient,
  type ApiRequest,
  NoAnswer,
} from "../web-client/api-client.server.ts";
import { type FailureMeaning, failureOf } from "./text-failures.ts";

export type Twilio = {
  client: ApiClient;
  /** The path of our account, or of its messaging service. */
  account: string;
  /** Where webhooks go. */
  siteUrl: URL;
  addresses: PassedAddresses;
};

/** Why the API gave nothing. */
export type TwilioRefusal = {
  ok: false;
  /**
   * Whether what was asked for was certainly not done. Twilio says of its error 500 that a text may
   * have left all the same, and only of 429 and 503 that asking again is safe.
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
 * Asks the API.
 * @param path below the account's, as `/Messages.json`
 */
export async function askTwilio<Found>(
  { client, account }: Twilio,
  schema: z.ZodType<Found>,
  request: ApiRequest,
): Promise<{ ok: true; found: Found } | TwilioRefusal> {
  let answer: ApiAnswer;
  try {
    answer = await client.ask({ ...request, path: account + request.path });
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
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

/** What a status says on its own. We follow no redirect, so one means a wrong TWILIO_API_URL. */
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

/** From one second to one hour. */
function secondsOf(retryAfter: string | undefined): number | null {
  const seconds = Number.parseInt(retryAfter ?? "", 10);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 1), 3600);
}
