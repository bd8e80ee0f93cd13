import { type TokenKind, tokenKinds } from "~/domains/messaging/messages/messages.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { lastingToken, readLastingToken } from "~/platform/secrets/secrets.server.ts";

/** How the host for bounces begins on a business's own domain. */
const returnHostPrefix = "bounces.";

type Keys = Pick<Platform, "settings" | "fingerprint">;

/** The reply-to address of a conversation, or null if no inbound mail is configured. */
export function replyAddress(keys: Keys, conversationId: string): string | null {
  return addressOf(keys, "reply", conversationId);
}

/**
 * The return path of one message, for bounce reports.
 * @param domain a business's host whose mail comes to us, if it isn't our own
 */
export function bounceAddress(
  keys: Keys,
  messageId: string,
  domain: string | null = null,
): string | null {
  return addressOf(keys, "bounce", messageId, domain);
}

function addressOf(
  { settings, fingerprint }: Keys,
  kind: TokenKind,
  id: string,
  domain: string | null = null,
): string | null {
  const { inboundMail } = settings;
  if (!inboundMail) return null;
  return `${kind}+${lastingToken(fingerprint, kind, id)}@${domain ?? inboundMail.domain}`;
}

/** The target of one of our token addresses; null for any other address. */
export function readTokenAddress(
  { settings, fingerprint }: Keys,
  address: string,
): { kind: TokenKind; id: string } | null {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 0 || !settings.inboundMail) return null;
  const [name = "", token = "", ...rest] = address.slice(0, at).toLowerCase().split("+");
  const kind = tokenKinds.find((tokenKind) => tokenKind === name);
  if (!kind || rest.length > 0) return null;
  // Only bounces come to businesses' own hosts; the token proves that we made the address.
  const isOurs = domain === settings.inboundMail.domain;
  if (!isOurs && !(kind === "bounce" && domain.startsWith(returnHostPrefix))) return null;
  const id = readLastingToken(fingerprint, kind, token);
  return id === null ? null : { kind, id };
}
