import { and, desc, eq, isNotNull } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import type { Recipient } from "~/domains/messaging/opt-outs/opt-outs.ts";
import { readPreferenceToken } from "~/domains/messaging/opt-outs/preference-links.server.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { normalizeEmail } from "~/platform/validation/email.ts";
import { preferenceText } from "./preferences.text.en.ts";

export type Recipients = { conversationId: string; businessName: string; recipients: Recipient[] };

/**
 * The addresses a business uses for the person of a preference link: from their lead and from
 * earlier messages. "gone" if no data is left; null if the link isn't genuine.
 */
export async function findRecipients(
  database: Reader,
  keys: Pick<Platform, "fingerprint">,
  token: string,
): Promise<(Recipients & { current: boolean }) | "gone" | null> {
  const read = await readPreferenceToken(keys, database, token);
  if (!read) return null;
  const found = await findRecipientsOf(database, read.id);
  return found ? { ...found, current: read.current } : "gone";
}

/** As `findRecipients`, by conversation. */
export async function findRecipientsOf(
  database: Reader,
  conversationId: string,
): Promise<Recipients | null> {
  const written = await database
    .select({
      contractorId: messages.contractorId,
      channel: messages.channel,
      address: messages.toAddress,
      subjectId: messages.subjectId,
    })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.direction, "outbound"),
        isNotNull(messages.contractorId),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(200);
  const contractorId = written[0]?.contractorId;
  if (!contractorId) return null;
  const lead = await findLeadOf(database, written);
  const found = new Map<string, Recipient>();
  const add = (channel: Recipient["channel"], address: string | null) => {
    if (address)
      found.set(`${channel} ${normalizeEmail(address)}`, { contractorId, channel, address });
  };
  add("sms", lead?.phone ?? null);
  add("email", lead?.email ?? null);
  for (const { channel, address } of written) add(channel, address);
  const businessName = lead?.businessName ?? (await nameOf(database, contractorId));
  return { conversationId, businessName, recipients: [...found.values()] };
}

async function findLeadOf(database: Reader, written: readonly { subjectId: string | null }[]) {
  const id = written.find(({ subjectId }) => /^[0-9a-f-]{36}$/.test(subjectId ?? ""))?.subjectId;
  if (!id) return null;
  const [lead] = await database
    .select({ phone: leads.phone, email: leads.email, businessName: seoPages.businessName })
    .from(leads)
    .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
    .where(eq(leads.id, id));
  return lead ?? null;
}

async function nameOf(database: Reader, contractorId: string): Promise<string> {
  const [account] = await database
    .select({ businessName: contractorAccounts.businessName })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  return account?.businessName ?? preferenceText.thisBusiness;
}
