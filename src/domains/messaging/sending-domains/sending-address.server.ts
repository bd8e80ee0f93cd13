import { and, eq } from "drizzle-orm";
import { type MessageRow, sendingDomains } from "~/domains/messaging/messaging.tables.server.ts";
import type { DkimKey } from "~/platform/mail/mail.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { returnHostOf } from "./sending-domains.ts";

export type SendingAddress = {
  address: string;
  dkim: DkimKey;
  /** The business's host for bounces; null if its record isn't there. */
  returnDomain: string | null;
};

/**
 * The address on its own domain that a business's email is sent from; null while it has none, or its
 * records aren't right (`mail.own-sender`).
 */
export async function findSendingAddress(
  { database, vault }: Pick<Platform, "database" | "vault">,
  { contractorId }: Pick<MessageRow, "contractorId">,
): Promise<SendingAddress | null> {
  if (!contractorId) return null;
  const [sendingDomain] = await database.query
    .select()
    .from(sendingDomains)
    .where(and(eq(sendingDomains.contractorId, contractorId), eq(sendingDomains.state, "active")));
  if (!sendingDomain) return null;
  const { domain, mailbox, selector, sealedKey, findings } = sendingDomain;
  return {
    address: `${mailbox}@${domain}`,
    dkim: { domain, selector, privateKey: await vault.open(sealedKey) },
    returnDomain: findings?.returnPath?.outcome === "found" ? returnHostOf(domain) : null,
  };
}
