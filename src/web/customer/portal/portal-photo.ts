import { findPortalPhotoKey } from "~/domains/office/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { streamPicture } from "~/web/shared/lead-pictures/pictures-action.server.ts";
import type { Route } from "./+types/portal-photo";

/** A photo that the customer sent or the business shares, `?small` for its thumbnail. Never cached, so it disappears when sharing ends. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const photoId = readId(params.photo);
  const isSmall = new URL(request.url).searchParams.has("small");
  const key = photoId && (await findPortalPhotoKey(platform, params.token, { photoId, isSmall }));
  if (!key) throw notFound();
  return streamPicture(context, key, {
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  });
}
