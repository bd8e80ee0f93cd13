import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";

type SentFile = {
  contentType: string;
  /** As it is saved; only plain letters of it are kept. */
  fileName: string;
  bytes: number;
  content: () => AsyncIterable<Buffer>;
};

/**
 * A file of any size to be saved, as fast as its reader takes it. When it cannot be read to its end the
 * connection breaks, so that nobody takes the beginning for the whole.
 */
export function answerWithFile(
  request: Request,
  { contentType, fileName, bytes, content }: SentFile,
): Response {
  const headers = {
    "content-type": contentType,
    "content-length": String(bytes),
    "content-disposition": `attachment; filename="${fileName.replace(/[^\w.-]+/g, "-")}"`,
    "cache-control": "private, no-store",
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const source = Readable.from(content(), { objectMode: false });
  return new Response(createReadableStreamFromReadable(source), { headers });
}
