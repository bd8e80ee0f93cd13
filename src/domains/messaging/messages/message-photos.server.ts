import { createHash } from "node:crypto";
import { and, asc, eq, gt, inArray, isNotNull } from "drizzle-orm";
import {
  type MessageRow,
  messageAttachments,
  messages,
} from "~/domains/messaging/messaging.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { reencodeImage, toJpeg } from "~/platform/images/images.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { lastingToken, readLastingToken } from "~/platform/secrets/secrets.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** Together below the megabyte that carriers accept; the provider makes larger ones smaller. */
const limits = { maxBytes: 15 * 1024 * 1024, maxPixels: 50_000_000, maxSide: 1280 };

/** A photo as JPEG, which all carriers accept, with its SHA-256 in hex. */
export type OutgoingPhoto = { content: Buffer; sha256: string };

/** Re-encodes photos for a text or an email (`inbox.photos`); null if one isn't a photo or is too large. */
export async function preparePhotos(files: readonly File[]): Promise<OutgoingPhoto[] | null> {
  const photos: OutgoingPhoto[] = [];
  for (const file of files) {
    const picture = await reencodeImage(Buffer.from(await file.arrayBuffer()), limits);
    if (!picture.ok) return null;
    const content = picture.extension === "jpg" ? picture.bytes : await toJpeg(picture.bytes);
    photos.push({ content, sha256: createHash("sha256").update(content).digest("hex") });
  }
  return photos;
}

/** Stores the photos of a message that the transaction inserted. */
export async function insertPhotos(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  messageId: string,
  photos: readonly OutgoingPhoto[],
): Promise<void> {
  if (photos.length === 0) return;
  await tx.insert(messageAttachments).values(
    photos.map(({ content }, index) => ({
      ...{ id: newId(), messageId, content, createdAt: now },
      ...{ name: `photo-${index + 1}.jpg`, contentType: "image/jpeg" },
    })),
  );
}

/** How long a provider can fetch a text's photos after it was written. */
const fetchableHours = 72;
const purpose = "message-photo";

/** The path at which a provider fetches a photo without signing in. */
export const photoPath = ({ fingerprint }: Pick<Platform, "fingerprint">, photoId: string) =>
  `/webhooks/media/${lastingToken(fingerprint, purpose, photoId)}`;

/** The public URLs of a message's photos, in order. */
export async function photoUrlsOf(platform: Platform, messageId: string): Promise<string[]> {
  const photos = await platform.database.query
    .select({ id: messageAttachments.id })
    .from(messageAttachments)
    .where(and(eq(messageAttachments.messageId, messageId), isNotNull(messageAttachments.content)))
    .orderBy(asc(messageAttachments.name));
  return photos.map(({ id }) => new URL(photoPath(platform, id), platform.settings.siteUrl).href);
}

/** The photo of a token from `photoPath`; null if it's expired, erased, or was never ours. */
export async function readPhotoOfToken(
  platform: Platform,
  token: string,
): Promise<Uint8Array | null> {
  const id = readLastingToken(platform.fingerprint, purpose, token);
  if (!id) return null;
  const since = new Date(platform.clock.now().getTime() - fetchableHours * 60 * 60_000);
  const [photo] = await platform.database.query
    .select({ content: messageAttachments.content })
    .from(messageAttachments)
    .innerJoin(messages, eq(messages.id, messageAttachments.messageId))
    .where(
      and(
        eq(messageAttachments.id, id),
        eq(messages.direction, "outbound"),
        gt(messages.createdAt, since),
      ),
    );
  return photo?.content ?? null;
}

/** A message's photos as attachments of an email. */
export async function emailPhotos({ database }: Platform, messageId: string) {
  const photos = await database.query
    .select({ filename: messageAttachments.name, content: messageAttachments.content })
    .from(messageAttachments)
    .where(and(eq(messageAttachments.messageId, messageId), isNotNull(messageAttachments.content)))
    .orderBy(asc(messageAttachments.name));
  return photos.flatMap(({ filename, content }) =>
    content ? [{ filename, content: Buffer.from(content), contentType: "image/jpeg" }] : [],
  );
}

/** A file of a message; only its name is stored if `isStored` is false. */
export type MessageFile = { id: string; name: string; contentType: string; isStored: boolean };

/** The files of messages, by message, in order. */
export async function filesOfMessages(
  database: Reader,
  messageIds: readonly string[],
): Promise<Map<string, MessageFile[]>> {
  if (messageIds.length === 0) return new Map();
  const files = await database
    .select({
      messageId: messageAttachments.messageId,
      id: messageAttachments.id,
      name: messageAttachments.name,
      contentType: messageAttachments.contentType,
      isStored: isNotNull(messageAttachments.content).mapWith(Boolean),
    })
    .from(messageAttachments)
    .where(inArray(messageAttachments.messageId, [...messageIds]))
    .orderBy(asc(messageAttachments.name), asc(messageAttachments.id));
  const byMessage = new Map<string, MessageFile[]>();
  for (const { messageId, ...file } of files) {
    byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), file]);
  }
  return byMessage;
}

/** The hashes of a message's photos, which its proof covers; undefined if it has none. */
export function photoHashesOf({ params }: Pick<MessageRow, "params">): string[] | undefined {
  return "photos" in params && Array.isArray(params.photos) ? params.photos.map(String) : undefined;
}
