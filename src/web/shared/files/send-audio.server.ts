import type { RouterContextProvider } from "react-router";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { respondWithFile } from "~/platform/http/responses/respond-with-file.server.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** A stored WAV or MP3 file as a response. */
export async function sendAudio({ request, context }: RequestArgs, key: string): Promise<Response> {
  const file = await context.get(platformContext).files.read(key);
  if (!file) throw notFound();
  const { stream, bytes } = file;
  if (request.method === "HEAD") stream.destroy();
  return respondWithFile(request, {
    contentType: key.endsWith(".wav") ? "audio/wav" : "audio/mpeg",
    fileName: key.split("/").at(-1) ?? "recording",
    bytes,
    content: () => stream,
  });
}
