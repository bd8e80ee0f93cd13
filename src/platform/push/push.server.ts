import { createECDH } from "node:crypto";
import webPush from "web-push";
import { AddressNotAllowed, postPublic } from "../web-client/public-requests.server.ts";

/** A browser that subscribed to notifications, with its own endpoint and keys (RFC 8030, RFC 8291). */
type PushTarget = { endpoint: string; p256dh: string; authSecret: string };

/**
 * A push service's response. `gone`: the subscription no longer exists and should be deleted;
 * `refused`: this message will never be accepted.
 */
type PushOutcome =
  | { outcome: "sent" | "gone" }
  | { outcome: "temporary" | "refused"; reason: string };

export type PushSender = {
  /** The key that browsers subscribe with, so no one else can send to them (RFC 8292). */
  publicKey: string;
  /** Encrypts for the browser and posts to its push service. Expires after a day. */
  send(target: PushTarget, payload: string): Promise<PushOutcome>;
  /** Whether a URL can be a push endpoint: https on the default port, no password, and a plausible length. */
  isEndpoint(address: string): boolean;
};

const daySeconds = 24 * 60 * 60;

/** Generates a private key (VAPID), in base64url. */
export function newPushKey(): string {
  return webPush.generateVAPIDKeys().privateKey;
}

/**
 * Sends web push messages, encrypted by the library, through the guarded client.
 * @param contact where push services can reach us, a `mailto:` or `https:` address
 * @param allowPrivate whether endpoints may be inside our own network
 */
export function createPush(options: {
  privateKey: string;
  contact: string;
  allowPrivate: boolean;
}): PushSender {
  const { privateKey, contact: subject, allowPrivate } = options;
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "base64url");
  const publicKey = pair.getPublicKey("base64url");

  /** Null for an invalid browser key. */
  const encrypted = (target: webPush.PushSubscription, payload: string) => {
    try {
      return webPush.generateRequestDetails(target, payload, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: daySeconds,
        urgency: "high",
        contentEncoding: "aes128gcm",
      });
    } catch {
      return null;
    }
  };

  return {
    publicKey,
    async send({ endpoint, p256dh, authSecret }, payload) {
      const request = encrypted({ endpoint, keys: { p256dh, auth: authSecret } }, payload);
      if (!request) return { outcome: "gone" };
      try {
        const { body, headers } = request;
        const sent = { body, headers: withoutLength(headers), allowPrivate };
        return outcomeOf((await postPublic(new URL(endpoint), sent)).status);
      } catch (error) {
        if (error instanceof AddressNotAllowed) return { outcome: "gone" };
        return { outcome: "temporary", reason: "The push service didn’t respond" };
      }
    },
    isEndpoint(address) {
      if (address.length > 1000 || !URL.canParse(address)) return false;
      const { protocol, username, password, port } = new URL(address);
      if (username || password) return false;
      return allowPrivate ? /^https?:$/.test(protocol) : protocol === "https:" && port === "";
    },
  };
}

function withoutLength(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== "content-length")
      .map(([name, value]) => [name, String(value)]),
  );
}

/** 403 means another installation's subscription, such as one from before a key change. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: "sent" };
  if (status === 404 || status === 410 || status === 403) return { outcome: "gone" };
  const reason = `The push service responded with status ${status}`;
  return { outcome: status === 429 || status >= 500 ? "temporary" : "refused", reason };
}
