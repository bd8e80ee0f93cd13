import { existsSync } from "node:fs";
import sirv from "sirv";
import type { StaticFiles } from "./web-server.server.ts";

const immutable = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";

/**
 * Serves the files of the client build, compressed beforehand. Those under /assets carry their
 * content's hash in their name and never change.
 */
export function staticFiles(folder: string): StaticFiles {
  if (!existsSync(folder)) throw new Error(`There is no build in ${folder}: run npm run build`);
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      response.setHeader("Cache-Control", pathname.startsWith("/assets/") ? immutable : anHour);
      response.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    },
  });
  return (request, response, next) => {
    const { method } = request;
    if (method === "GET" || method === "HEAD") serve(request, response, next);
    else next();
  };
}
