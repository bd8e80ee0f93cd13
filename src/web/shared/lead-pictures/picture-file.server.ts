import { createReadableStreamFromReadable } from "@react-router/node";
import type { RouterContextProvider } from "react-router";
import { openLeadPicture } from "~/domains/schedule/lead-pictures/open-lead-picture.server.ts";
import type { Actor } from "~/domains/shared/access/actor.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";

type Asked = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { picture: string };
};

/**
 * A lead's photo, `?small` for its thumbnail; other files are downloaded, never displayed. Browsers
 * may cache it but must revalidate their access each time.
 */
export async function respondWithPicture(
  { request, context, params }: Asked,
  actor: Actor,
  leadId: string | null | undefined,
) {
  const platform = context.get(platformContext);
  const pictureId = readId(params.picture);
  if (!leadId || !pictureId) throw notFound();
  const isSmall = new URL(request.url).searchParams.has("small");
  const found = await openLeadPicture(platform, actor, { leadId, pictureId, isSmall });
  if (!found) throw notFound();
  const etag = `"${pictureId}${isSmall ? "-small" : ""}"`;
  const kept = { etag, "cache-control": "private, no-cache" };
  if (request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers: kept });
  }
  if ("content" in found) {
    const isPicture = found.contentType.startsWith("image/");
    return new Response(new Uint8Array(found.content), {
      headers: {
        ...kept,
        "content-type": isPicture ? found.contentType : "application/octet-stream",
        "content-disposition": isPicture ? "inline" : 'attachment; filename="document.pdf"',
      },
    });
  }
  return streamPicture(context, found.key, kept);
}

/** Streams a stored photo. */
export async function streamPicture(
  context: Asked["context"],
  key: string,
  headers: Record<string, string>,
): Promise<Response> {
  const file = await context.get(platformContext).files.read(key);
  if (!file) throw notFound();
  return new Response(createReadableStreamFromReadable(file.stream), {
    headers: { ...headers, "content-type": "image/webp", "content-length": String(file.bytes) },
  });
}
