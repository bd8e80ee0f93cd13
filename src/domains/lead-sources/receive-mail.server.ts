import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { lastingLinkToken, readCurrentLink } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { parseMail } from "~/platform/inbound-mail/parse-mail.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { writeLeadMail } from "./emails/lead-mail.ts";
import { readLeadEmail } from "./emails/read-lead-email.ts";
import { canSendDelivery } from "./lead-sources.policy.ts";
import { connectedSources } from "./lead-sources.tables.server.ts";
import type { UnmatchedReason } from "./lead-sources.ts";
import {
  announceSource,
  type Source,
  saveDelivery,
  sourceLink,
} from "./receive-delivery.server.ts";

const prefix = "leads+";

/** The email address of a source; null if this installation receives no mail. */
export async function sourceMailbox(
  platform: Pick<Platform, "settings" | "fingerprint">,
  database: Reader,
  sourceId: string,
): Promise<string | null> {
  const { inboundMail } = platform.settings;
  if (!inboundMail) return null;
  return `${prefix}${await lastingLinkToken(platform, database, sourceLink, sourceId)}@${inboundMail.domain}`;
}

/** Whether mail to this address is a source's. */
export const isSourceMailbox = async (platform: Platform, address: string): Promise<boolean> =>
  (await findSourceOf(platform, address)) !== null;

/**
 * Saves a lead email for each source it was sent to; other recipients are left alone. Resolves once it
 * is saved, so the mail server may forget it.
 * @throws if a source is over its hourly limit, so the sender retries later
 */
export async function receiveLeadMail(
  platform: Platform,
  actor: Actor,
  { recipients, raw }: { recipients: readonly string[]; raw: Buffer },
): Promise<void> {
  authorize(canSendDelivery(actor));
  for (const recipient of recipients) {
    const source = await findSourceOf(platform, recipient);
    if (!source) continue;
    const { waitSeconds } = await platform.limits.use("mail_of_address", `leads ${source.id}`);
    if (waitSeconds > 0) throw new Error("Too many emails to this source within an hour");
    const mail = await parseMail(raw, { keepsCells: true }).catch(() => null);
    const problem: UnmatchedReason | null = mail ? null : "unreadable";
    const reason: UnmatchedReason | null = source.isOn ? problem : "off";
    const bodyHash = createHash("sha256")
      .update(mail?.messageId ?? raw)
      .digest("hex");
    const body = mail ? writeLeadMail(mail) : raw.toString("latin1");
    const reading = mail ? await readStoredEmail(platform.database.query, source, body) : null;
    const read = reading && {
      ...unread,
      fields: reading.fields,
      providerLeadId: mail?.messageId ?? null,
    };
    const arrived = { read, reason, isFlood: false, bodyHash, text: body, keepsText: true };
    await inTransaction(platform, (work) => saveDelivery(work, source, arrived));
    announceSource(platform, source);
  }
}

const unread = { isTest: false, clickId: null, key: null, trap: "" };

/**
 * Parses a stored email with the source's templates, ignoring the business's own number and
 * address.
 */
export async function readStoredEmail(
  database: Reader,
  { contractorId, emailTemplates }: Pick<Source, "contractorId" | "emailTemplates">,
  stored: string,
) {
  const [business] = await database
    .select({ email: contractorAccounts.email, phone: contractorAccounts.phoneE164 })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  return readLeadEmail(stored, {
    templates: emailTemplates ?? [],
    notTheirs: {
      phones: business?.phone ? [business.phone] : [],
      emails: business ? [business.email.toLowerCase()] : [],
    },
  });
}

async function findSourceOf(platform: Platform, address: string) {
  const { inboundMail } = platform.settings;
  const [local = "", domain] = address.toLowerCase().split("@");
  if (!inboundMail || domain !== inboundMail.domain || !local.startsWith(prefix)) return null;
  const { query } = platform.database;
  const token = local.slice(prefix.length);
  const sourceId = await readCurrentLink(platform, query, sourceLink, token);
  if (!sourceId) return null;
  const [source] = await query
    .select()
    .from(connectedSources)
    .where(and(eq(connectedSources.id, sourceId), eq(connectedSources.kind, "email")));
  return source ?? null;
}
