import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";

type SentFile = {
  contentType: string;
  /** The download's file name. Only plain letters are used. */
  fileName: string;
  bytes: number;
  content: () => AsyncIterable<Buffer>;
};

/**
 * Downloads a file of any size, as fast as the client reads. If it can't be read to its end, the
 * connection breaks, so a partial file never looks complete.
 */
export function respondWithFile(
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
