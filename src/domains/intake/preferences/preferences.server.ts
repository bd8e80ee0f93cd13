import { and, desc, eq, isNotNull } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { leads } from "~/domains/leads/index.server.ts";
import {
  findOptOut,
  messages,
  optIn,
  optOut,
  readPreferenceToken,
} from "~/domains/messaging/index.server.ts";
import type { OptOutChannel, Recipient } from "~/domains/messaging/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { normalizeEmail } from "~/platform/validation/email.ts";
import { preferenceText } from "./preferences.text.en.ts";
import { maskedAddress, type PreferenceChoice } from "./preferences.ts";

/** What a preference page shows; `channels` are those the business can message on. */
export type Preferences = {
  businessName: string;
  channels: { channel: OptOutChannel; addresses: string[]; stopped: boolean }[];
};

/** A replaced link can only stop messages; it shows nothing else. */
export type ReplacedLink = { businessName: string; replaced: true };

/**
 * A person's choices about a business's messages (`preferences.lasting-link`). "gone" if the link
 * is valid and no data is left; null if the link isn't valid.
 */
export async function findPreferences(
  platform: Platform,
  token: string,
): Promise<Preferences | ReplacedLink | "gone" | null> {
  const { query } = platform.database;
  const recipients = await findRecipients(query, platform, token);
  if (recipients === null || recipients === "gone") return recipients;
  if (!recipients.current) return { businessName: recipients.businessName, replaced: true };
  const channels: Preferences["channels"] = [];
  for (const channel of ["sms", "email"] as const) {
    const channelRecipients = recipients.recipients.filter(
      (recipient) => recipient.channel === channel,
    );
    if (channelRecipients.length === 0) continue;
    const stops = await Promise.all(
      channelRecipients.map((recipient) => findOptOut(query, platform, recipient)),
    );
    const addresses = [...new Set(channelRecipients.map(({ address }) => maskedAddress(address)))];
    channels.push({ channel, addresses, stopped: stops.every((stop) => stop !== null) });
  }
  return { businessName: recipients.businessName, channels };
}

const stopped: Record<PreferenceChoice, readonly OptOutChannel[]> = {
  "stop-texts": ["sms"],
  "stop-emails": ["email"],
  "stop-all": ["sms", "email"],
  "start-emails": [],
};

/**
 * Applies a person's choice right away; repeating it changes nothing, and a person with no data
 * left gets no messages anyway. A replaced link can stop messages as long as emails contain it, but
 * can't start them.
 */
export async function choosePreference(
  platform: Platform,
  token: string,
  choice: PreferenceChoice,
  way: "page" | "one-click",
): Promise<Result<object, Refused<"link_expired">>> {
  return inTransaction(platform, async (work) => {
    const currentRecipients = await findRecipients(work.tx, platform, token);
    if (currentRecipients === "gone") return { ok: true };
    if (!currentRecipients || (!currentRecipients.current && choice === "start-emails")) {
      return { ok: false, code: "link_expired" };
    }
    const { conversationId, recipients } = currentRecipients;
    for (const recipient of recipients) {
      if (stopped[choice].includes(recipient.channel)) {
        await optOut(work, platform, recipient, { way, conversationId });
      } else if (choice === "start-emails" && recipient.channel === "email") {
        await optIn(work, platform, recipient, { way, conversationId });
      }
    }
    return { ok: true };
  });
}

export type Recipients = { conversationId: string; businessName: string; recipients: Recipient[] };

/**
 * The addresses a business uses for the person of a preference link: from their lead and from
 * earlier messages. "gone" if no data is left; null if the link isn't valid.
 */
async function findRecipients(
  database: Reader,
  keys: Pick<Platform, "fingerprint">,
  token: string,
): Promise<(Recipients & { current: boolean }) | "gone" | null> {
  const parsed = await readPreferenceToken(keys, database, token);
  if (!parsed) return null;
  const recipients = await findRecipientsOf(database, parsed.id);
  return recipients ? { ...recipients, current: parsed.current } : "gone";
}

/** Like `findRecipients`, by conversation. */
export async function findRecipientsOf(
  database: Reader,
  conversationId: string,
): Promise<Recipients | null> {
  const sentMessages = await database
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
  const contractorId = sentMessages[0]?.contractorId;
  if (!contractorId) return null;
  const lead = await findLeadOf(database, sentMessages);
  const recipientsByAddress = new Map<string, Recipient>();
  const add = (channel: Recipient["channel"], address: string | null) => {
    if (address)
      recipientsByAddress.set(`${channel} ${normalizeEmail(address)}`, {
        contractorId,
        channel,
        address,
      });
  };
  add("sms", lead?.phone ?? null);
  add("email", lead?.email ?? null);
  for (const { channel, address } of sentMessages) add(channel, address);
  const businessName = lead?.businessName ?? (await nameOf(database, contractorId));
  return { conversationId, businessName, recipients: [...recipientsByAddress.values()] };
}

async function findLeadOf(database: Reader, sentMessages: readonly { subjectId: string | null }[]) {
  const id = sentMessages.find(({ subjectId }) =>
    /^[0-9a-f-]{36}$/.test(subjectId ?? ""),
  )?.subjectId;
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
