import { and, eq, isNotNull } from "drizzle-orm";
import { leadPictures } from "~/domains/leads/leads.tables.server.ts";
import { messageAttachments } from "~/domains/messaging/messages/messages.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { smallKey } from "~/domains/shared/photos/photos.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadLeadPictures } from "./lead-pictures.policy.ts";
import { whichReceived } from "./received-files.server.ts";
import { whichPictures } from "./which-pictures.server.ts";

/** Where a file of a lead is read from: of those that were added the store, else its bytes. */
export type OpenedPicture = { key: string } | { content: Uint8Array; contentType: string };

export type WantedPicture = { leadId: string; pictureId: string; isSmall: boolean };

/**
 * A file that was added to a lead or came with a message of its person; null when there is none within the actor's reach.
 */
export async function openLeadPicture(
  platform: Platform,
  actor: Actor,
  { leadId, pictureId, isSmall }: WantedPicture,
): Promise<OpenedPicture | null> {
  authorize(canReadLeadPictures(actor));
  const { query } = platform.database;
  const [picture] = await query
    .select({ key: leadPictures.key })
    .from(leadPictures)
    .where(and(eq(leadPictures.id, pictureId), whichPictures(query, actor, leadId)));
  if (picture) return { key: isSmall ? smallKey(picture.key) : picture.key };
  const which = await whichReceived(platform, actor, leadId);
  if (!which) return null;
  const [file] = await query
    .select({ content: messageAttachments.content, contentType: messageAttachments.contentType })
    .from(messageAttachments)
    .where(and(eq(messageAttachments.id, pictureId), isNotNull(messageAttachments.content), which));
  return file?.content ? { content: file.content, contentType: file.contentType } : null;
}
