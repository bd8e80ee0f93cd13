import { z } from "zod";
import type { WebhookPaths } from "../product.ts";
import type { Settings } from "../settings/settings.server.ts";
import { createApiClient } from "../web-client/api-client.server.ts";
import type { OutgoingText, SmsProvider, TextDelivery } from "./sms.ts";
import { textStatuses } from "./text-status.ts";
import { requestTwilio, type Twilio, type TwilioRefusal } from "./twilio-api.server.ts";
import { fetchTwilioMedia } from "./twilio-media.server.ts";
import { twilioNumbers } from "./twilio-numbers.server.ts";
import { verifyTwilioSignature } from "./twilio-signature.server.ts";
import { webhookAddress } from "./webhook-address.ts";

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
  const pool = messagingServiceSid
    ? {
        ...twilio,
        client: createApiClient(messagingUrl(apiUrl), credentials, timeoutMs),
        account: `/v1/Services/${messagingServiceSid}`,
      }
    : null;
  return {
    send: (text) => send(twilio, messagingServiceSid, text),
    ...twilioNumbers(twilio, pool),
    fetchMedia: (url, maxBytes) => fetchTwilioMedia(twilio.client, apiUrl, url, maxBytes),
    async describeAccount() {
      const answer = await requestTwilio(twilio, account, { method: "GET", path: ".json" });
      if (!answer.ok) return answer;
      return { ok: true, name: answer.found.friendly_name, status: answer.found.status };
    },
    isGenuine: (path, params, signature) =>
      verifyTwilioSignature(authToken, new URL(path, siteUrl).href, params, signature),
  };
}

/** Messaging services have their own host, separate from the API's. */
function messagingUrl(apiUrl: URL): URL {
  const url = new URL(apiUrl);
  url.hostname = url.hostname.replace(/^api\.(?=(.+\.)?twilio\.com$)/, "messaging.");
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
  { to, from, body, reference, mediaUrl }: OutgoingText,
): Promise<TextDelivery> {
  const callback = webhookAddress(twilio.siteUrl, twilio.addresses.textStatus, { reference });
  const form = new URLSearchParams({ To: to, Body: body, StatusCallback: callback });
  if (mediaUrl) form.set("MediaUrl", mediaUrl);
  if (from) form.set("From", from);
  else if (messagingServiceSid) form.set("MessagingServiceSid", messagingServiceSid);
  else {
    const reason = "There's no number to send from";
    return { outcome: "permanent", code: null, meaning: "sender_not_ready", reason };
  }
  const answer = await requestTwilio(twilio, message, {
    method: "POST",
    path: "/Messages.json",
    form,
  });
  if (!answer.ok) return judge(answer);
  const { sid, status, num_segments } = answer.found;
  return { outcome: "sent", providerId: sid, status, segments: num_segments || null };
}

/**
 * Twilio's code for one of our numbers having too many queued texts. The account's other numbers
 * still work.
 */
const senderQueueFull = 21611;

/** What an error means for one attempt (`sms.never-twice`). Staff fix account problems, so the text waits. */
function judge(refused: TwilioRefusal): TextDelivery {
  const { certain, code, meaning, reason, retryAfterSeconds } = refused;
  if (!certain) return { outcome: "unknown", reason };
  if (meaning === "try_later" || meaning === "account_problem") {
    const wait = retryAfterSeconds ?? (meaning === "try_later" ? 30 : 300);
    const ofOne = code === senderQueueFull;
    return { outcome: "temporary", retryAfterSeconds: wait, ofOne, code, meaning, reason };
  }
  return { outcome: "permanent", code, meaning, reason };
}
