import { createECDH } from "node:crypto";
import webPush from "web-push";
import { postPublic } from "../web-client/post-public.server.ts";
import { AddressNotAllowed } from "../web-client/public-address.server.ts";

/** A browser that asked to be told, as it named itself (RFC 8030, RFC 8291). */
type PushTarget = { endpoint: string; p256dh: string; authSecret: string };

/**
 * What a push service said. `gone`: nobody is there any more, and the target is to be forgotten;
 * `refused`: this message will never be taken.
 */
type PushOutcome =
  | { outcome: "sent" | "gone" }
  | { outcome: "temporary" | "refused"; reason: string };

export type PushSender = {
  /** What a browser subscribes with, so that nobody else can send to it (RFC 8292). */
  publicKey: string;
  /** Encrypts for the browser and posts to its service. A day later it need not arrive any more. */
  send(target: PushTarget, payload: string): Promise<PushOutcome>;
  /** Whether an endpoint can be one: https on its usual port, no password, and as long as they are. */
  isEndpoint(address: string): boolean;
};

const daySeconds = 24 * 60 * 60;

/** A new private key of this installation (VAPID), as the setting VAPID_PRIVATE_KEY takes one. */
export function newPushKey(): string {
  return webPush.generateVAPIDKeys().privateKey;
}

/**
 * Sends web push messages with the kept library's encryption through the guarded client.
 * @param contact whom push services may write to, a `mailto:` or `https:` address
 * @param allowPrivate whether endpoints may lie inside one's own network
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

  /** Null for what is no browser's key. */
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

/** 403 is another installation's subscription, such as one from before the key was changed. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: "sent" };
  if (status === 404 || status === 410 || status === 403) return { outcome: "gone" };
  const reason = `The push service answered ${status}`;
  return { outcome: status === 429 || status >= 500 ? "temporary" : "refused", reason };
}
