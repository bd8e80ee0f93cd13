import { openPhoto } from "~/domains/billing/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { streamPicture } from "~/web/shared/lead-pictures/pictures-action.server.ts";
import type { Route } from "./+types/estimate-photo";

/** A photo of an estimate, `?small` for its thumbnail. Never cached, because the link can expire. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const photoId = readId(params.photo);
  const isSmall = new URL(request.url).searchParams.has("small");
  const photo = photoId ? await openPhoto(platform, params.token, { photoId, isSmall }) : null;
  if (!photo) throw notFound();
  return streamPicture(context, photo.key, {
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  });
}
