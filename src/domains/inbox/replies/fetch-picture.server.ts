import { and, eq } from "drizzle-orm";
import { canReceiveReplies } from "~/domains/inbox/inbox.policy.ts";
import {
  changeAttachment,
  messageAttachments,
  messages,
  prepareFiles,
} from "~/domains/messaging/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { allColumns } from "~/platform/database/read-model.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Attempt } from "~/platform/queue/job.ts";

const maxBytes = 2 * 1024 * 1024;

/**
 * Downloads an attachment of a text and stores it. If it can't be stored, only its name remains,
 * with the reason.
 * @throws if the download fails temporarily
 */
export async function fetchPicture(
  platform: Platform,
  actor: Actor,
  { messageId, attachmentId }: { messageId: string; attachmentId: string },
  { last }: Pick<Attempt, "last">,
): Promise<void> {
  authorize(canReceiveReplies(actor));
  const { query } = platform.database;
  const [messageAttachment] = await query
    .select({ params: messages.params, file: allColumns(messageAttachments) })
    .from(messageAttachments)
    .innerJoin(messages, eq(messages.id, messageAttachments.messageId))
    .where(and(eq(messageAttachments.id, attachmentId), eq(messages.id, messageId)));
  // Erased since, or already fetched.
  if (!messageAttachment || messageAttachment.file.content) return;
  const { file } = messageAttachment;
  const refuse = (reason: string) =>
    changeAttachment(query, file.id, { name: `${file.name} (not saved: ${reason})` });

  const address = addressOf(messageAttachment.params, attachmentId);
  if (!platform.sms || !address) return refuse("we couldn’t download it");
  const fetched = await platform.sms.fetchMedia(address, maxBytes);
  if (!fetched.ok) {
    if (fetched.tooLarge) return refuse("it’s larger than 2 MB");
    if (!last) throw new Error(`A picture could not be fetched: ${fetched.reason}`);
    return refuse("we couldn’t download it");
  }
  const content = new Uint8Array(fetched.bytes);
  const [picture] = await prepareFiles([{ ...file, content }]);
  if (!picture?.content) return refuse("it isn’t a photo we can open");
  await changeAttachment(query, file.id, {
    content: picture.content,
    contentType: picture.contentType,
  });
}

/** The attachment's URL at the provider, from the incoming text. */
function addressOf(params: object, attachmentId: string): string | null {
  const media = "media" in params && Array.isArray(params.media) ? params.media : [];
  const url: unknown = media.find((file) => file.attachmentId === attachmentId)?.url;
  return typeof url === "string" ? url : null;
}
