import { z } from "zod";
import type { WebhookPaths } from "../product.ts";
import { parseJson } from "../validation/parse-json.ts";
import {
  type ApiClient,
  type ApiRequest,
  type ApiResponse,
  NoResponseError,
} from "../web-client/api-client.server.ts";
import { type AvailableNumber, type OwnedNumber, type SmsProvider, webhookAddress } from "./sms.ts";
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
  let response: ApiResponse;
  try {
    response = await client.send({ ...request, path: account + request.path });
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    return refusal({ certain: !error.requestLeft, meaning: "try_later", reason: error.message });
  }
  const { status, headers } = response;
  const body = parseJson(response.body.toString());
  if (status >= 200 && status < 300) {
    const parsed = schema.safeParse(body);
    if (parsed.success) return { ok: true, found: parsed.data };
    const reason = "Twilio accepted the request, but its response could not be parsed";
    return refusal({ certain: false, status, reason });
  }
  const code = problem.safeParse(body).data?.code ?? null;
  const { meaning, description } = failureOf(code);
  return refusal({
    certain: status < 500 || status === 503,
    status,
    code,
    meaning: meaning === "other" ? meaningOf(status) : meaning,
    reason: code === null ? `Twilio responded with status ${status}` : description,
    retryAfterSeconds: secondsOf(headers["retry-after"]),
  });
}

/** Maximum pages of a list that are searched. */
const maxPages = 20;

/**
 * Searches a list that can't be filtered. A longer list is a failure, since the item may be on a
 * later page and would be created twice.
 */
export async function findInPages<Page extends { meta: { next_page_url?: string | null } }>(
  host: Twilio,
  first: string,
  schema: z.ZodType<Page>,
  pick: (page: Page) => string | undefined,
): Promise<{ ok: true; id: string | null } | TwilioRefusal> {
  let path: string | null = first;
  for (let page = 0; path !== null && page < maxPages; page += 1) {
    const request: ApiRequest = { method: "GET", path };
    const result = await requestTwilio<Page>(host, schema, request);
    if (!result.ok) return result;
    const id = pick(result.found);
    if (id) return { ok: true, id };
    const url: string = result.found.meta.next_page_url ?? "";
    const { pathname, search } = new URL(url, host.siteUrl);
    path = url === "" ? null : pathname.replace(host.account, "") + search;
  }
  if (path === null) return { ok: true, id: null };
  const reason = `Twilio's list has more than ${maxPages} pages`;
  return refusal({ certain: false, meaning: "try_later", reason });
}

const refusal = (details: Partial<TwilioRefusal> & Pick<TwilioRefusal, "certain" | "reason">) => ({
  ok: false as const,
  status: null,
  code: null,
  meaning: "other" as const,
  retryAfterSeconds: null,
  ...details,
});

/**
 * The meaning of a status without a code. A redirect means a wrong TWILIO_API_URL, since we follow
 * none.
 */
function meaningOf(status: number): FailureMeaning {
  if (status === 429 || status >= 500) return "try_later";
  return status === 401 || status === 403 || status < 400 ? "account_problem" : "other";
}

/** Between one second and one hour. */
function secondsOf(retryAfter: string | undefined): number | null {
  const seconds = Number.parseInt(retryAfter ?? "", 10);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 1), 3600);
}

const available = z.object({
  available_phone_numbers: z.array(
    z.object({
      phone_number: z.string(),
      locality: z.string().nullish(),
      region: z.string().nullish(),
    }),
  ),
});

const owned = z.object({
  sid: z.string(),
  phone_number: z.string(),
  sms_url: z.string().nullish(),
  voice_url: z.string().nullish(),
});
const listOfOwned = z.object({ incoming_phone_numbers: z.array(owned) });

const routedNumber = z.object({ sid: z.string() });

const pooled = z.object({ sid: z.string() });

/** Finds, buys and lists numbers. @param pool the messaging service to which bought numbers are added */
export function twilioNumbers(
  twilio: Twilio,
  pool: Twilio | null,
): Pick<SmsProvider, "findNumbers" | "buyNumber" | "listNumbers" | "routeCalls"> {
  const inbound = webhookAddress(twilio.siteUrl, twilio.addresses.textReceived);
  const textSettings = { SmsUrl: inbound, SmsMethod: "POST" };
  const callSettings = {
    VoiceUrl: webhookAddress(twilio.siteUrl, twilio.addresses.callReceived),
    VoiceMethod: "POST",
    StatusCallback: webhookAddress(twilio.siteUrl, twilio.addresses.callStatus),
    StatusCallbackMethod: "POST",
  };
  const withoutFragment = (url: string) => url.split("#", 1)[0];
  const isSame = (url: string | null | undefined, ownUrl: string) =>
    withoutFragment(url ?? "") === withoutFragment(ownUrl);
  const toOwned = (number: z.output<typeof owned>): OwnedNumber => ({
    providerId: number.sid,
    number: number.phone_number,
    textsReachUs: isSame(number.sms_url, inbound),
    callsReachUs: isSame(number.voice_url, callSettings.VoiceUrl),
  });

  async function list(query: Record<string, string>) {
    const path = `/IncomingPhoneNumbers.json?${new URLSearchParams(query)}`;
    const result = await requestTwilio(twilio, listOfOwned, { method: "GET", path });
    if (!result.ok) return result;
    return { ok: true as const, numbers: result.found.incoming_phone_numbers.map(toOwned) };
  }

  /** Adding a number that is already in the pool is rejected, so check that before it counts as failed. */
  async function addToPool(bought: OwnedNumber) {
    if (!pool) return { ok: true as const, bought };
    const form = new URLSearchParams({ PhoneNumberSid: bought.providerId });
    const added = await requestTwilio(pool, pooled, {
      method: "POST",
      path: "/PhoneNumbers",
      form,
    });
    if (added.ok) return { ok: true as const, bought };
    const path = `/PhoneNumbers/${bought.providerId}`;
    const pooledNumber = await requestTwilio(pool, pooled, { method: "GET", path });
    if (pooledNumber.ok) return { ok: true as const, bought };
    const reason = `The number was bought, but the messaging service didn't accept it. ${added.reason}`;
    return { ok: false as const, reason, certain: false };
  }

  return {
    async findNumbers(areaCode) {
      const query = new URLSearchParams({ AreaCode: areaCode, SmsEnabled: "true", PageSize: "20" });
      const path = `/AvailablePhoneNumbers/US/Local.json?${query}`;
      const result = await requestTwilio(twilio, available, { method: "GET", path });
      if (!result.ok) return result;
      const numbers = result.found.available_phone_numbers.map(
        ({ phone_number, locality, region }): AvailableNumber => ({
          number: phone_number,
          locality: locality ?? null,
          region: region ?? null,
        }),
      );
      return { ok: true, numbers };
    },

    async buyNumber(number) {
      const form = new URLSearchParams({
        PhoneNumber: number,
        ...textSettings,
        ...callSettings,
      });
      const path = "/IncomingPhoneNumbers.json";
      const result = await requestTwilio(twilio, owned, { method: "POST", path, form });
      if (result.ok) return addToPool(toOwned(result.found));
      const listed = await list({ PhoneNumber: number, PageSize: "1" });
      const { reason, certain } = result;
      if (!listed.ok) return { ok: false, reason, certain: false };
      const [bought] = listed.numbers;
      return bought?.number === number ? addToPool(bought) : { ok: false, reason, certain };
    },

    async routeCalls(number, { texts }) {
      const owned = await list({ PhoneNumber: number, PageSize: "1" });
      if (!owned.ok) return owned;
      const [found] = owned.numbers;
      if (found?.number !== number) {
        return { ok: false, reason: "This number isn't in the account, so its calls go elsewhere" };
      }
      const path = `/IncomingPhoneNumbers/${found.providerId}.json`;
      const form = new URLSearchParams(texts ? { ...textSettings, ...callSettings } : callSettings);
      const routed = await requestTwilio(twilio, routedNumber, { method: "POST", path, form });
      return routed.ok ? { ok: true } : routed;
    },

    listNumbers: () => list({ PageSize: "1000" }),
  };
}
