import { and, asc, desc, eq, isNotNull, notExists, sql } from "drizzle-orm";
import { leadPictures } from "~/domains/leads/leads.tables.server.ts";
import {
  messageAttachments,
  messages,
} from "~/domains/messaging/messages/messages.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { smallSize } from "~/domains/shared/photos/photos.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { accessiblePictures } from "./accessible-pictures.server.ts";
import { canReadLeadPictures } from "./lead-pictures.policy.ts";
import { receivedCopyId, savedCopiesOf } from "./received-copies.server.ts";
import { receivedFilesOfLead } from "./received-files.server.ts";

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
  const which = await receivedFilesOfLead(platform, actor, leadId);
  const received =
    which &&
    (await query
      .select({
        id: messageAttachments.id,
        copyId: receivedCopyId(leadId),
        name: messageAttachments.name,
        contentType: messageAttachments.contentType,
        isKept: sql<boolean>`${isNotNull(messageAttachments.content)}`,
        channel: messages.channel,
        createdAt: messageAttachments.createdAt,
      })
      .from(messageAttachments)
      .innerJoin(messages, eq(messages.id, messageAttachments.messageId))
      .where(and(which, notExists(savedCopiesOf(query, leadId))))
      .orderBy(desc(messageAttachments.createdAt), desc(messageAttachments.id))
      .limit(maxReceived));
  return {
    added: rows.map((row) => ({ ...row, ...smallSize(row) })),
    received: received ?? [],
  };
}

export type LeadPictureList = Awaited<ReturnType<typeof listLeadPictures>>;
