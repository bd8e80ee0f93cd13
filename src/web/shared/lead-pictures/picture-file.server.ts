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
 * A picture of a lead, `?small` the small one; what is no picture is saved, never shown. A browser may
 * keep it and asks each time whether it still may show it.
 */
export async function answerPictureFile(
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

/** A picture as it is kept. */
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
