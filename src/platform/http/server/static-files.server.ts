import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { chooseEncoding, isKnown } from "./finish-response.server.ts";
import type { StaticFiles } from "./web-server.server.ts";

/** The client build's folder, relative to the working directory. */
export const clientBuild = "build/client";

const types: Record<string, string> = {
  ".css": "text/css",
  ".ico": "image/x-icon",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain;charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const headersOfAll = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};

type StaticFile = {
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
};

/**
 * Serves the client build from memory, precompressed: a few megabytes, read once, so a rebuild next
 * to a running process, or a process out of file descriptors, doesn't affect it. Files under
 * /assets have their content hash in their name and never change.
 */
export function staticFiles(folder = clientBuild): StaticFiles {
  if (!existsSync(folder)) throw new Error(`No build found in ${folder}. Run npm run build.`);
  const files = readFiles(folder);
  return (request, response, next) => {
    const { method, url = "/" } = request;
    const file =
      method === "GET" || method === "HEAD" ? files.get(url.split("?", 1)[0] ?? "") : null;
    if (!file) return next();
    response.setHeaders(new Map(Object.entries({ ...headersOfAll, ...file.headers })));
    if (isKnown(request.headers["if-none-match"], file.etag)) return response.writeHead(304).end();
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const encoded = encoding === "identity" ? undefined : file.bodies[encoding];
    if (encoded) response.setHeader("Content-Encoding", encoding);
    const body = encoded ?? file.bodies.identity;
    response.setHeader("Content-Length", body.length);
    response.end(method === "HEAD" ? undefined : body);
  };
}

/** All files below a folder by URL path, each with its compressed versions. */
function readFiles(folder: string): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  const fileNames = new Set(names);
  const read = (name: string) =>
    fileNames.has(name) ? readFileSync(join(folder, name)) : undefined;
  const files = new Map<string, StaticFile>();
  for (const name of names.filter((name) => !/\.(br|gz)$/.test(name))) {
    const type = types[extname(name)];
    if (!type) throw new Error(`Unknown file type of ${name}: add its extension here`);
    const identity = read(name);
    if (!identity) continue;
    const br = read(`${name}.br`);
    const gzip = read(`${name}.gz`);
    // Weak, because all encodings share it.
    const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
    files.set(`/${name}`, {
      etag,
      bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
      headers: {
        "Content-Type": type,
        "Cache-Control": name.startsWith("assets/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=3600",
        ETag: etag,
        ...(br || gzip ? { Vary: "Accept-Encoding" } : {}),
      },
    });
  }
  return files;
}
