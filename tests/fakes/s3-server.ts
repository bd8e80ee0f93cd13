import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A bucket in memory, as far as the product uses one: PutObject, HeadObject, GetObject and
 * DeleteObject with path-style URLs, based on the vendor's API reference (2006-03-01). Requests
 * must be signed for the known key ID (Signature Version 4); the signature itself isn't checked.
 */
export async function startS3Server(bucket: string, accessKeyId: string) {
  const objects = new Map<string, { bytes: Buffer; contentType: string }>();
  const server = createServer(async (request, response) => {
    const signed = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/`;
    if (!request.headers.authorization?.startsWith(signed)) return fail(403, "AccessDenied");
    const path = decodeURIComponent(new URL(request.url ?? "", "http://s3").pathname);
    if (!path.startsWith(`/${bucket}/`)) return fail(404, "NoSuchBucket");
    const key = path.slice(bucket.length + 2);
    const object = objects.get(key);
    switch (request.method) {
      case "PUT": {
        const body = Buffer.concat(await request.toArray());
        objects.set(key, {
          bytes: request.headers["content-encoding"] === "aws-chunked" ? unchunk(body) : body,
          contentType: request.headers["content-type"] ?? "binary/octet-stream",
        });
        return void response.writeHead(200, { etag: '"x"' }).end();
      }
      case "DELETE":
        objects.delete(key);
        return void response.writeHead(204).end();
      default: {
        if (!object) return fail(404, "NoSuchKey");
        response.writeHead(200, {
          "content-length": object.bytes.length,
          "content-type": object.contentType,
          "last-modified": new Date(0).toUTCString(),
          etag: '"x"',
        });
        return void response.end(request.method === "HEAD" ? undefined : object.bytes);
      }
    }

    function fail(status: number, code: string): void {
      response.writeHead(status, { "content-type": "application/xml" });
      response.end(request.method === "HEAD" ? undefined : `<Error><Code>${code}</Code></Error>`);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, objects, stop: () => server.close() };
}

/** The content of an `aws-chunked` body: each chunk follows a line with its length in hex. */
function unchunk(body: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = body.indexOf("\r\n", at);
    const length = Number.parseInt(body.subarray(at, line).toString(), 16);
    if (!length) return Buffer.concat(chunks);
    chunks.push(body.subarray(line + 2, line + 2 + length));
    at = line + 2 + length + 2;
  }
}
