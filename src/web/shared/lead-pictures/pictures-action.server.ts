import { createReadableStreamFromReadable } from "@react-router/node";
import { data, type RouterContextProvider } from "react-router";
import {
  addLeadPicture,
  openLeadPicture,
  removeLeadPicture,
} from "~/domains/schedule/index.server.ts";
import { fullMessage } from "~/domains/schedule/index.ts";
import { type Actor, photoMessages } from "~/domains/shared/index.ts";
import { newRequestKey, readRequestKey } from "~/platform/http/commands/request-key.ts";
import { BadRequest } from "~/platform/http/failures/failures.server.ts";
import {
  type AnyRefused,
  malformed,
  notFound,
  reasonOf,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { ToastMessage } from "~/ui/toasts/show-toast.ts";

type RequestArgs = {
  request: Request;
  context: Readonly<RouterContextProvider>;
};

/** Result of the form: a new key to start again, or the input with its errors. */
export type PicturesResult = {
  toasts: ToastMessage[];
  nextKey?: string;
  refused?: { shows: string; error: string };
};

const messages: Record<string, string> = {
  ...photoMessages,
  not_possible: fullMessage,
  key_reused: "This photo was already added. Please reload the page.",
};

/** Adds or deletes a lead's photo, and shows all of them again. */
export async function handlePicturesForm(
  { request, context }: RequestArgs,
  actor: Actor,
  leadId: string | null | undefined,
) {
  if (!leadId) throw notFound();
  const platform = context.get(platformContext);
  const form = await readForm(request).catch((error: unknown) => {
    if (error instanceof BadRequest && error.status === 413) return null;
    throw error;
  });
  if (!form) return refuse({ ok: false, code: "too_large" }, "");
  const remove = form.get("remove_picture");
  if (remove !== null) {
    const pictureId = readId(remove);
    if (!pictureId) throw malformed();
    const removed = await removeLeadPicture(platform, actor, { leadId, pictureId });
    if (!removed.ok && removed.code === "not_found") throw notFound();
    if (!removed.ok) return refuseDeleting();
    return done("Deleted", "The photo is gone for good.");
  }
  const file = form.get("picture");
  const shows = String(form.get("shows") ?? "");
  if (!(file instanceof File) || file.size === 0) {
    return refuse({ ok: false, code: "invalid", errors: { picture: "Choose a photo" } }, shows);
  }
  const requestKey = readRequestKey(form.get("request_key"));
  const added = await addLeadPicture(platform, actor, { leadId, file, shows, requestKey });
  if (added.ok) return done("Photo Added", "The team sees it with the lead.");
  if (added.code === "not_found") throw notFound();
  return refuse(added, shows);
}

/** Shown as a toast: the tile has no room for an error. */
const refuseDeleting = () =>
  show(
    {
      toasts: [
        {
          tone: "destructive",
          title: "Not Deleted",
          description: "It’s in an estimate that was sent to the customer, so it can’t be deleted.",
        },
      ],
    },
    statusOfRefusal({ code: "not_possible" }),
  );

const done = (title: string, description: string) =>
  show({ toasts: [{ tone: "good", title, description }], nextKey: newRequestKey() }, 200);

function refuse(refused: AnyRefused, shows: string) {
  const error =
    refused.errors?.picture ??
    messages[refused.code] ??
    reasonOf(refused) ??
    photoMessages.not_stored;
  return show({ toasts: [], refused: { shows, error } }, statusOfRefusal(refused));
}

const show = (result: PicturesResult, status: number) => data(result, { status });

type PictureArgs = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { picture: string };
};

/**
 * A lead's photo, `?small` for its thumbnail; other files are downloaded, never displayed. Browsers
 * may cache it but must revalidate their access each time.
 */
export async function respondWithPicture(
  { request, context, params }: PictureArgs,
  actor: Actor,
  leadId: string | null | undefined,
) {
  const platform = context.get(platformContext);
  const pictureId = readId(params.picture);
  if (!leadId || !pictureId) throw notFound();
  const isSmall = new URL(request.url).searchParams.has("small");
  const picture = await openLeadPicture(platform, actor, { leadId, pictureId, isSmall });
  if (!picture) throw notFound();
  const etag = `"${pictureId}${isSmall ? "-small" : ""}"`;
  const cacheHeaders = { etag, "cache-control": "private, no-cache" };
  if (request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers: cacheHeaders });
  }
  if ("content" in picture) return respondWithFile(request, picture, etag);
  return streamPicture(context, picture.key, cacheHeaders);
}

/** A message's file: a photo is shown, any other file is downloaded. */
export function respondWithFile(
  request: Request,
  { content, contentType }: { content: Uint8Array; contentType: string },
  etag: string,
): Response {
  const headers = { etag, "cache-control": "private, no-cache" };
  if (request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers });
  }
  const isPicture = contentType.startsWith("image/");
  return new Response(new Uint8Array(content), {
    headers: {
      ...headers,
      "content-type": isPicture ? contentType : "application/octet-stream",
      "content-disposition": isPicture ? "inline" : 'attachment; filename="document.pdf"',
    },
  });
}

/** Streams a stored photo. */
export async function streamPicture(
  context: PictureArgs["context"],
  key: string,
  headers: Record<string, string>,
): Promise<Response> {
  const file = await context.get(platformContext).files.read(key);
  if (!file) throw notFound();
  return new Response(createReadableStreamFromReadable(file.stream), {
    headers: { ...headers, "content-type": "image/webp", "content-length": String(file.bytes) },
  });
}
