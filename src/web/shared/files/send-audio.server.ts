import { Readable } from "node:stream";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** A stored WAV or MP3 file as a response. */
export async function sendAudio({ files }: Platform, key: string): Promise<Response> {
  const file = await files.read(key);
  if (!file) throw notFound();
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    headers: {
      "content-type": key.endsWith(".wav") ? "audio/wav" : "audio/mpeg",
      "content-length": String(file.bytes),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
