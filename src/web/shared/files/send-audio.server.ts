import type { RouterContextProvider } from "react-router";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { respondWithFile } from "~/platform/http/responses/respond-with-file.server.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** A stored WAV or MP3 file as a response, or the requested part of it: Safari plays nothing without parts. */
export async function sendAudio({ request, context }: RequestArgs, key: string): Promise<Response> {
  const file = await context.get(platformContext).files.read(key);
  if (!file) throw notFound();
  const { stream, bytes } = file;
  const part = readRange(request, bytes);
  if (request.method === "HEAD" || part === "unsatisfiable") stream.destroy();
  if (part === "unsatisfiable") {
    const headers = { "accept-ranges": "bytes", "content-range": `bytes */${bytes}` };
    return new Response(null, { status: 416, headers });
  }
  const response = respondWithFile(request, {
    contentType: key.endsWith(".wav") ? "audio/wav" : "audio/mpeg",
    fileName: key.split("/").at(-1) ?? "recording",
    bytes: part ? part.last - part.first + 1 : bytes,
    content: () => (part ? partOf(stream, part) : stream),
  });
  response.headers.set("accept-ranges", "bytes");
  if (!part) return response;
  response.headers.set("content-range", `bytes ${part.first}-${part.last}/${bytes}`);
  return new Response(response.body, { status: 206, headers: response.headers });
}

type Range = { first: number; last: number };

/**
 * The requested byte range (RFC 9110, 14.2); null for the whole file, as for several ranges and for
 * `If-Range`, since files have no validators.
 */
function readRange({ method, headers }: Request, size: number): Range | "unsatisfiable" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/i.exec(headers.get("range") ?? "") ?? [];
  if (method !== "GET" || headers.has("if-range") || (from === "" && to === "")) return null;
  const end = size - 1;
  const range =
    from === ""
      ? { first: Math.max(0, size - Number(to)), last: end }
      : { first: Number(from), last: to === "" ? end : Number(to) };
  // A range that ends before it starts isn't one.
  if (from !== "" && to !== "" && Number(to) < Number(from)) return null;
  return range.first > end ? "unsatisfiable" : { ...range, last: Math.min(range.last, end) };
}

/** Reads no further than it has to, then closes the file. */
async function* partOf(
  stream: AsyncIterable<Buffer>,
  { first, last }: Range,
): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of stream) {
    const part = chunk.subarray(Math.max(0, first - at), last + 1 - at);
    at += chunk.length;
    if (part.length > 0) yield part;
    if (at > last) return;
  }
}
