import type { SocialCard } from "../../social-image/social-card.server.ts";
import { isKnown } from "../server/deliver-page.server.ts";

/**
 * A card as the picture that social networks fetch. What draws it is loaded with the first one asked
 * for, so that it costs a process nothing that never draws.
 */
export async function answerSocialImage(request: Request, card: SocialCard): Promise<Response> {
  const { socialImage } = await import("../../social-image/draw-social-image.server.ts");
  const image = socialImage(card);
  const headers = new Headers({
    etag: image.etag,
    "cache-control": "public, max-age=3600",
    // Made to be shown by others.
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
