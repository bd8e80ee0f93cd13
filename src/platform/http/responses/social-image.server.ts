import type { SocialCard } from "../../social-image/social-card.server.ts";
import { isKnown } from "../server/deliver-page.server.ts";

/**
 * The image of a card for social networks. The renderer is loaded on the first request, so other
 * processes never pay for it.
 */
export async function respondWithSocialImage(
  request: Request,
  card: SocialCard,
): Promise<Response> {
  const { socialImage } = await import("../../social-image/draw-social-image.server.ts");
  const image = socialImage(card);
  const headers = new Headers({
    etag: image.etag,
    "cache-control": "public, max-age=3600",
    // Meant to be shown on other sites.
    "cross-origin-resource-policy": "cross-origin",
  });
  if (isKnown(request.headers.get("if-none-match"), image.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const png = await image.png();
  if (!png) return new Response("Too many pictures are being drawn\n", { status: 503 });
  headers.set("content-type", "image/png");
  headers.set("content-length", String(png.length));
  return new Response(new Uint8Array(png), { headers });
}
