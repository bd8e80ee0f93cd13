import { findJobPhotoKey } from "~/domains/schedule/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { streamPicture } from "~/web/shared/lead-pictures/pictures-action.server.ts";
import type { Route } from "./+types/job-photo";

/** A job's photo, `?small` for its thumbnail. Browsers may cache it but revalidate each time. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const [jobId, photoId] = [readId(params.id), readId(params.photo)];
  if (!jobId || !photoId) throw notFound();
  const isSmall = new URL(request.url).searchParams.has("small");
  const key = await findJobPhotoKey(context.get(platformContext), context.get(memberContext), {
    jobId,
    photoId,
    isSmall,
  });
  if (!key) throw notFound();
  const etag = `"${photoId}${isSmall ? "-small" : ""}"`;
  const headers = { etag, "cache-control": "private, no-cache" };
  if (request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers });
  }
  return streamPicture(context, key, headers);
}
