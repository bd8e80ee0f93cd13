import { and, eq, isNotNull } from "drizzle-orm";
import { leadPictures } from "~/domains/leads/leads.tables.server.ts";
import { messageAttachments } from "~/domains/messaging/messages/messages.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { smallKey } from "~/domains/shared/photos/photos.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { accessiblePictures } from "./accessible-pictures.server.ts";
import { canReadLeadPictures } from "./lead-pictures.policy.ts";
import { receivedFilesOfLead } from "./received-files.server.ts";

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
  const which = await receivedFilesOfLead(platform, actor, leadId);
  if (!which) return null;
  const [file] = await query
    .select({ content: messageAttachments.content, contentType: messageAttachments.contentType })
    .from(messageAttachments)
    .where(and(eq(messageAttachments.id, pictureId), isNotNull(messageAttachments.content), which));
  return file?.content ? { content: file.content, contentType: file.contentType } : null;
}
