import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import {
  canonicalLeadId,
  conversationContact,
  conversations,
  isDeliveredLead,
  leadContact,
  leadPictures,
  leads,
} from "~/domains/leads/index.server.ts";
import { messageAttachments, messages } from "~/domains/messaging/index.server.ts";
import { canReadLeadPictures, seesOwnCrewsOnly } from "~/domains/schedule/schedule.policy.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { isOwnCrewVisit } from "~/domains/schedule/visits/lock-visit.server.ts";
import { isSamePerson } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  contractorScopeOf,
  isMember,
  smallKey,
  smallSize,
} from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

const maxReceived = 60;

/**
 * The pictures of a lead and of leads merged into it, in order, and the files the person sent by
 * text and email, latest first. Received files that were saved are listed among the pictures. Empty
 * for a lead the actor can't access.
 */
export async function listLeadPictures(platform: Platform, actor: Actor, leadId: string) {
  authorize(canReadLeadPictures(actor));
  const { query } = platform.database;
  const rows = await query
    .select({
      id: leadPictures.id,
      width: leadPictures.width,
      height: leadPictures.height,
      shows: leadPictures.shows,
      addedBy: leadPictures.addedBy,
      createdAt: leadPictures.createdAt,
    })
    .from(leadPictures)
    .where(accessiblePictures(query, actor, leadId))
    .orderBy(asc(leadPictures.createdAt), asc(leadPictures.id));
  const where = await receivedFilesOfLead(platform, actor, leadId);
  const received =
    where &&
    (await query
      .select({
        id: messageAttachments.id,
        copyId: receivedCopyId(leadId),
        name: messageAttachments.name,
        contentType: messageAttachments.contentType,
        isStored: sql<boolean>`${isNotNull(messageAttachments.content)}`,
        channel: messages.channel,
        createdAt: messageAttachments.createdAt,
      })
      .from(messageAttachments)
      .innerJoin(messages, eq(messages.id, messageAttachments.messageId))
      .where(and(where, notExists(savedCopiesOf(query, leadId))))
      .orderBy(desc(messageAttachments.createdAt), desc(messageAttachments.id))
      .limit(maxReceived));
  return {
    added: rows.map((row) => ({ ...row, ...smallSize(row) })),
    received: received ?? [],
  };
}

export type LeadPictureList = Awaited<ReturnType<typeof listLeadPictures>>;

/**
 * Where to read a lead's file: the storage key of an added picture, or the bytes of a received
 * file.
 */
export type OpenedPicture = { key: string } | { content: Uint8Array; contentType: string };

export type PictureRequest = { leadId: string; pictureId: string; isSmall: boolean };

/**
 * A picture of a lead or a file from its person's messages; null if there is none the actor can
 * access.
 */
export async function openLeadPicture(
  platform: Platform,
  actor: Actor,
  { leadId, pictureId, isSmall }: PictureRequest,
): Promise<OpenedPicture | null> {
  authorize(canReadLeadPictures(actor));
  const { query } = platform.database;
  const [picture] = await query
    .select({ key: leadPictures.key })
    .from(leadPictures)
    .where(and(eq(leadPictures.id, pictureId), accessiblePictures(query, actor, leadId)));
  if (picture) return { key: isSmall ? smallKey(picture.key) : picture.key };
  const where = await receivedFilesOfLead(platform, actor, leadId);
  if (!where) return null;
  const [file] = await query
    .select({ content: messageAttachments.content, contentType: messageAttachments.contentType })
    .from(messageAttachments)
    .where(and(eq(messageAttachments.id, pictureId), isNotNull(messageAttachments.content), where));
  return file?.content ? { content: file.content, contentType: file.contentType } : null;
}

/**
 * Files received by text and email from a lead's person by the lead's business; null if the actor
 * can't access the lead.
 */
export async function receivedFilesOfLead(
  platform: Platform,
  actor: Actor,
  leadId: string,
): Promise<SQL | undefined | null> {
  authorize(canReadLeadPictures(actor));
  const { query } = platform.database;
  const [lead] = await query
    .select({ contractorId: leads.contractorId })
    .from(leads)
    .where(isAccessibleLead(query, actor, leadId));
  if (!lead?.contractorId) return null;
  const contacts = await query
    .select(leadContact)
    .from(leads)
    .where(inArray(leads.id, mergedLeadIds(query, leadId)));
  const threads = query
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.contractorId, lead.contractorId),
        isSamePerson(conversationContact, contacts),
      ),
    );
  const sentMessages = query
    .select({ id: messages.id })
    .from(messages)
    .where(and(inArray(messages.conversationId, threads), eq(messages.direction, "inbound")));
  return inArray(messageAttachments.messageId, sentMessages);
}

/**
 * For a query of received files: the deterministic id of the lead's copy of a file, as a custom
 * UUID (version 8).
 */
export const receivedCopyId = (leadId: string | SQLWrapper) =>
  sql<string>`overlay(overlay(md5(${leadId}::text || ${messageAttachments.id}::text)
    placing '8' from 13) placing 'a' from 17)::uuid`;

/**
 * For a query of received files: the saved copy that belongs to a lead or to a lead merged with it.
 */
export const savedCopiesOf = (database: Reader, leadId: string) =>
  database
    .select({ id: leadPictures.id })
    .from(leadPictures)
    .where(
      and(
        inArray(leadPictures.leadId, mergedLeadIds(database, leadId)),
        eq(leadPictures.id, receivedCopyId(leadPictures.leadId)),
      ),
    );

/** The pictures of a lead the actor can access, and of leads merged into it. */
export function accessiblePictures(
  database: Reader,
  actor: Actor,
  leadId: string,
): SQL | undefined {
  const reached = database
    .select({ id: leads.id })
    .from(leads)
    .where(isAccessibleLead(database, actor, leadId));
  return and(exists(reached), inArray(leadPictures.leadId, mergedLeadIds(database, leadId)));
}

/**
 * For a query of leads: matches this lead, merged or not, if the actor can access it. Owners and
 * office staff can access their business's leads, technicians those of their crews' jobs, and staff
 * all.
 */
export function isAccessibleLead(database: Reader, actor: Actor, leadId: string): SQL | undefined {
  const own = contractorScopeOf(actor);
  const ofBusiness = own === null ? undefined : isDeliveredLead(own);
  const ofCrews =
    isMember(actor) && seesOwnCrewsOnly(actor)
      ? exists(
          database
            .select()
            .from(workOrders)
            .innerJoin(visits, eq(visits.workOrderId, workOrders.id))
            .where(
              and(
                inArray(workOrders.leadId, mergedLeadIds(database, leadId)),
                eq(visits.contractorId, actor.contractorId),
                isOwnCrewVisit(database, actor),
              ),
            ),
        )
      : undefined;
  return and(eq(leads.id, leadId), ofBusiness, ofCrews);
}

/** The ids of a lead, the lead it was merged into, and all leads merged into that one. */
export function mergedLeadIds(database: Reader, leadId: string) {
  const canonicalLead = database
    .select({ id: canonicalLeadId })
    .from(leads)
    .where(eq(leads.id, leadId));
  // With IN instead of =, PostgreSQL would read all leads of all businesses.
  return database
    .select({ id: leads.id })
    .from(leads)
    .where(
      or(sql`${leads.id} = (${canonicalLead})`, sql`${leads.mergedInto} = (${canonicalLead})`),
    );
}
