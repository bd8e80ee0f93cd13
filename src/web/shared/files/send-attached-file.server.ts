import type { RouterContextProvider } from "react-router";
import { downloadName, extensionOfKey, fileTypes } from "~/domains/schedule/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { respondWithFile } from "~/platform/http/responses/respond-with-file.server.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Sends an attached file as a download, never inline, so a browser doesn't run its content. */
export async function sendAttachedFile(
  { request, context }: RequestArgs,
  attachedFile: { key: string; name: string } | null,
): Promise<Response> {
  const extension = attachedFile && extensionOfKey(attachedFile.key);
  const file = extension ? await context.get(platformContext).files.read(attachedFile.key) : null;
  if (!attachedFile || !extension || !file) throw notFound();
  const { stream, bytes } = file;
  if (request.method === "HEAD") stream.destroy();
  return respondWithFile(request, {
    contentType: fileTypes[extension].contentType,
    fileName: downloadName(attachedFile.name, extension),
    bytes,
    content: () => stream,
  });
}
