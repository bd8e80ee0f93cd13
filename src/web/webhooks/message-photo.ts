import { readPhotoOfToken } from "~/domains/messaging/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/message-photo";

/** A photo of a text, for the provider, which has only its URL. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const photo = await readPhotoOfToken(context.get(platformContext), params.token);
  if (!photo) throw notFound();
  return new Response(new Uint8Array(photo), {
    headers: {
      "content-type": "image/jpeg",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
