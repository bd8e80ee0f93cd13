import { createReadableStreamFromReadable } from "@react-router/node";
import { findJobPhotoKey, openLeadPicture } from "~/domains/schedule/index.server.ts";
import type { Actor } from "~/domains/shared/index.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { CrmContext } from "~/web/crm/frame/guard.server.ts";

/** A photo that is already on a lead or a job, to be sent with a message. */
type SavedPhoto = { at: "lead" | "job"; ofId: string; photoId: string };

/** Reads `lead.{lead}.{photo}` or `job.{job}.{photo}`; null for anything else. */
function readReference(text: string | null | undefined): SavedPhoto | null {
  const [at, of, photo, ...rest] = (text ?? "").split(".");
  const [ofId, photoId] = [readId(of), readId(photo)];
  if ((at !== "lead" && at !== "job") || !ofId || !photoId || rest.length > 0) return null;
  return { at, ofId, photoId };
}

/** The photo of a reference in the URL, as the reply box shows it. */
export function attachedPhoto(text: string | null): { reference: string; src: string } | null {
  const photo = readReference(text);
  if (!photo || !text) return null;
  const { at, ofId, photoId } = photo;
  const path =
    at === "lead"
      ? `/crm/leads/${ofId}/pictures/${photoId}`
      : `/crm/jobs/${ofId}/photos/${photoId}`;
  return { reference: text, src: `${path}?small` };
}

/** The file of a reference; null if it's gone, or the actor can't read it. */
export async function openSavedPhoto(
  context: CrmContext,
  actor: Actor,
  text: string,
): Promise<File | null> {
  const platform = context.get(platformContext);
  const photo = readReference(text);
  if (!photo) return null;
  const { at, ofId, photoId } = photo;
  const isSmall = false;
  const picture =
    at === "lead"
      ? await openLeadPicture(platform, actor, { leadId: ofId, pictureId: photoId, isSmall })
      : await findJobPhotoKey(platform, actor, { jobId: ofId, photoId, isSmall });
  if (!picture) return null;
  if (typeof picture === "object" && "content" in picture) {
    return new File([new Uint8Array(picture.content)], photoId);
  }
  const stored = await platform.files.read(typeof picture === "string" ? picture : picture.key);
  if (!stored) return null;
  const bytes = await new Response(createReadableStreamFromReadable(stored.stream)).arrayBuffer();
  return new File([bytes], photoId);
}
