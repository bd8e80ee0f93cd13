import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { WebhookPaths } from "../product.ts";
import type { Settings } from "../settings/settings.server.ts";
import {
  type ApiClient,
  createApiClient,
  responseTooLong,
} from "../web-client/api-client.server.ts";
import { fetchPublic } from "../web-client/public-requests.server.ts";
import {
  type BilledText,
  type OutgoingCall,
  type OutgoingText,
  type SmsProvider,
  type TextDelivery,
  textStatuses,
  webhookAddress,
} from "./sms.ts";
import {
  requestTwilio,
  type Twilio,
  type TwilioRefusal,
  twilioNumbers,
} from "./twilio-api.server.ts";
import { createTwilioRegistration } from "./twilio-registration.server.ts";

export type TwilioSettings = NonNullable<Settings["twilio"]>;

/**
 * Texts through Twilio's API of 2010-04-01.
 * @param timeoutMs after which a response counts as lost
 */
export function createTwilio(
  settings: TwilioSettings,
  siteUrl: URL,
  addresses: WebhookPaths,
  timeoutMs = 20_000,
): SmsProvider {
  const { accountSid, authToken, apiUrl, messagingServiceSid } = settings;
  const credentials = { user: accountSid, password: authToken };
  const twilio: Twilio = {
    client: createApiClient(apiUrl, credentials, timeoutMs),
    account: `/2010-04-01/Accounts/${accountSid}`,
    siteUrl,
    addresses,
  };
  const messaging: Twilio = {
    ...twilio,
    client: createApiClient(hostUrl(apiUrl, "messaging"), credentials, timeoutMs),
    account: "/v1",
  };
  const trustHub: Twilio = {
    ...messaging,
    client: createApiClient(hostUrl(apiUrl, "trusthub"), credentials, timeoutMs),
  };
  const pool = messagingServiceSid
    ? { ...messaging, account: `/v1/Services/${messagingServiceSid}` }
    : null;
  const hasValidSignature: SmsProvider["hasValidSignature"] = (path, params, signature) =>
    verifyTwilioSignature(authToken, new URL(path, siteUrl).href, params, signature);
  return {
    send: (text) => send(twilio, messagingServiceSid, text),
    call: (call) => startCall(twilio, call),
    redirectCall: (providerId, url) => redirectCall(twilio, providerId, url),
    ...twilioNumbers(twilio, pool),
    fetchMedia: (url, maxBytes) => fetchTwilioMedia(twilio.client, apiUrl, url, maxBytes),
    listBilled: (day, pageSize = 1000) => listBilled(twilio, day, pageSize),
    async describeAccount() {
      const result = await requestTwilio(twilio, account, { method: "GET", path: ".json" });
      if (!result.ok) return result;
      return { ok: true, name: result.found.friendly_name, status: result.found.status };
    },
    hasValidSignature,
    registration: createTwilioRegistration(
      { account: twilio, trustHub, messaging },
      hasValidSignature,
    ),
  };
}

/** More texts a day than the product sends. */
const maxPages = 1_000;

const billedMessage = z.object({
  sid: z.string(),
  num_segments: z.coerce.number().int().catch(0),
  /** Negative for a charge; null until it is known. */
  price: z.coerce.number().nullable().catch(null),
  price_unit: z.string().nullish(),
});
const billedList = z.object({
  messages: z.array(billedMessage),
  next_page_uri: z.string().nullish(),
});

/** Reads the billed messages of a day page by page ("Messages resource: Read multiple"). */
async function listBilled(
  twilio: Twilio,
  day: string,
  pageSize: number,
): ReturnType<SmsProvider["listBilled"]> {
  const billed: BilledText[] = [];
  const query = new URLSearchParams({ DateSent: day, PageSize: String(pageSize) });
  let path: string | null = `/Messages.json?${query}`;
  for (let page = 0; path !== null; page += 1) {
    if (page === maxPages) return { ok: false, reason: "The provider's list doesn't end" };
    const request: { method: "GET"; path: string } = { method: "GET", path };
    const result = await requestTwilio<z.output<typeof billedList>>(twilio, billedList, request);
    if (!result.ok) return result;
    const { messages, next_page_uri: next } = result.found;
    for (const { sid, num_segments, price, price_unit } of messages) {
      if (price === null || price_unit?.toUpperCase() !== "USD") continue;
      const micros = Math.round(Math.abs(price) * 1_000_000);
      billed.push({ providerId: sid, segments: num_segments || null, micros });
    }
    path = next?.startsWith(`${twilio.account}/Messages.json?`)
      ? next.slice(twilio.account.length)
      : null;
  }
  return { ok: true, billed };
}

/** Messaging services and Trust Hub have their own hosts, separate from the API's. */
function hostUrl(apiUrl: URL, name: "messaging" | "trusthub"): URL {
  const url = new URL(apiUrl);
  url.hostname = url.hostname.replace(/^api\.(?=(.+\.)?twilio\.com$)/, `${name}.`);
  return url;
}

const account = z.object({ friendly_name: z.string(), status: z.string() });

const message = z.object({
  sid: z.string().min(1),
  status: z.enum(textStatuses).catch("queued"),
  /** A messaging service returns "0", because it chooses the sender later. */
  num_segments: z.coerce.number().int().catch(0),
});

async function send(
  twilio: Twilio,
  messagingServiceSid: string | null,
  { to, from, body, reference, mediaUrls = [] }: OutgoingText,
): Promise<TextDelivery> {
  const callback = webhookAddress(twilio.siteUrl, twilio.addresses.textStatus, { reference });
  const form = new URLSearchParams({ To: to, Body: body, StatusCallback: callback });
  for (const url of mediaUrls) form.append("MediaUrl", url);
  if (from) form.set("From", from);
  else if (messagingServiceSid) form.set("MessagingServiceSid", messagingServiceSid);
  else {
    const reason = "There's no number to send from";
    return { outcome: "permanent", code: null, meaning: "sender_not_ready", reason };
  }
  const result = await requestTwilio(twilio, message, {
    method: "POST",
    path: "/Messages.json",
    form,
  });
  if (!result.ok) return classifyFailure(result);
  const { sid, status, num_segments } = result.found;
  return { outcome: "sent", providerId: sid, status, segments: num_segments || null };
}

const call = z.object({ sid: z.string().min(1) });

/** Seconds a phone rings, and the longest call: someone who picks up may be connected for two hours. */
const ringSeconds = 25;
const callSeconds = 2 * 60 * 60 + 300;

/** "Calls resource: Create". Detection is asynchronous, so a person hears right away who calls. */
async function startCall(
  twilio: Twilio,
  { to, from, reference, purpose }: OutgoingCall,
): Promise<TextDelivery> {
  const { voicemail, outgoingCall } = twilio.addresses;
  const path = purpose === "voicemail" ? voicemail : outgoingCall;
  const step = (name: string) => webhookAddress(twilio.siteUrl, `${path}/${name}`, { reference });
  const detection = {
    MachineDetection: "DetectMessageEnd",
    AsyncAmd: "true",
    AsyncAmdStatusCallback: step("detected"),
    AsyncAmdStatusCallbackMethod: "POST",
  };
  const form = new URLSearchParams({
    To: to,
    From: from,
    Url: step("answered"),
    Method: "POST",
    StatusCallback: step("status"),
    StatusCallbackMethod: "POST",
    ...(purpose === "voicemail" ? detection : {}),
    Timeout: String(ringSeconds),
    TimeLimit: String(callSeconds),
  });
  const request = { method: "POST", path: "/Calls.json", form } as const;
  const result = await requestTwilio(twilio, call, request);
  if (!result.ok) return classifyFailure(result);
  return { outcome: "sent", providerId: result.found.sid, status: "queued", segments: null };
}

/** "Calls resource: Update". A call that ended in the meantime is refused. */
async function redirectCall(
  twilio: Twilio,
  providerId: string,
  url: string | null,
): ReturnType<SmsProvider["redirectCall"]> {
  const form = new URLSearchParams(url ? { Url: url, Method: "POST" } : { Status: "completed" });
  const path = `/Calls/${providerId}.json`;
  const result = await requestTwilio(twilio, call, { method: "POST", path, form });
  return result.ok ? { ok: true } : result;
}

/**
 * Twilio's code for one of our numbers having too many queued texts. The account's other numbers
 * still work.
 */
const senderQueueFull = 21611;

/** What an error means for one attempt (`sms.never-twice`). Staff fix account problems, so the text waits. */
function classifyFailure(refused: TwilioRefusal): TextDelivery {
  const { certain, code, meaning, reason, retryAfterSeconds } = refused;
  if (!certain) return { outcome: "unknown", reason };
  if (meaning === "try_later" || meaning === "account_problem") {
    const wait = retryAfterSeconds ?? (meaning === "try_later" ? 30 : 300);
    const affectsOnlyOne = code === senderQueueFull;
    return { outcome: "temporary", retryAfterSeconds: wait, affectsOnlyOne, code, meaning, reason };
  }
  return { outcome: "permanent", code, meaning, reason };
}

/**
 * Fetches the media of a text (Twilio's "Media subresource"). The API requires our credentials and
 * redirects to the file. The credentials are sent only to the API, and nothing inside our own
 * network is fetched.
 */
async function fetchTwilioMedia(
  client: ApiClient,
  apiUrl: URL,
  address: string,
  maxBytes: number,
): ReturnType<SmsProvider["fetchMedia"]> {
  if (!URL.canParse(address)) return refused("It has no valid URL");
  const url = new URL(address);
  if (url.origin !== apiUrl.origin) return refused("It isn't on the provider's host");
  try {
    const first = await client.send({ method: "GET", path: url.pathname + url.search, maxBytes });
    const { location } = first.headers;
    const moved = first.status >= 300 && first.status < 400 && location;
    if (!moved) return mediaOf(first.status, first.headers["content-type"], first.body);
    const target = new URL(location, url);
    // A simulator of the API on this machine redirects to itself.
    const allowPrivate = target.origin === apiUrl.origin;
    if (target.protocol !== "https:" && !allowPrivate) return refused("It isn't served over https");
    const { status, headers, bytes } = await fetchPublic(target, { maxBytes, allowPrivate });
    return mediaOf(status, headers["content-type"], bytes);
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

const refused = (reason: string) =>
  ({ ok: false, reason, tooLarge: reason === responseTooLong }) as const;

function mediaOf(status: number, type: string | undefined, bytes: Buffer) {
  if (status !== 200) return refused(`The provider responded with status ${status}`);
  return { ok: true, bytes, contentType: type?.split(";")[0]?.trim() ?? "" } as const;
}

/**
 * A webhook's signature according to Twilio's "Webhooks security": HMAC-SHA1 over the URL and every
 * parameter with its value, sorted by name. For a repeated name, each distinct value counts once,
 * sorted.
 */
export function twilioSignature(authToken: string, url: string, params: URLSearchParams): string {
  const pairs = new Set([...params].map(([name, value]) => `${name}\0${value}`));
  const signed = [...pairs].toSorted().map((pair) => pair.replace("\0", ""));
  return createHmac("sha1", authToken)
    .update(url + signed.join(""))
    .digest("base64");
}

/**
 * Verifies that a webhook was signed with the account's token (`sms.signed-webhooks`).
 * @param url the URL given to the provider, never one from the request
 * @param signature the header `X-Twilio-Signature`
 */
export function verifyTwilioSignature(
  authToken: string,
  url: string,
  params: URLSearchParams,
  signature: string | null,
): boolean {
  const expected = Buffer.from(twilioSignature(authToken, url, params));
  const presentedSignature = Buffer.from(signature ?? "");
  return (
    presentedSignature.length === expected.length && timingSafeEqual(presentedSignature, expected)
  );
}
