import { existsSync } from "node:fs";
import sirv from "sirv";
import type { StaticFiles } from "./web-server.server.ts";

/** Where the build puts what browsers get, from where the product is started. */
export const clientBuild = "build/client";

const immutable = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";

/**
 * Serves the files of the client build, compressed beforehand. Those under /assets carry their
 * content's hash in their name and never change.
 */
export function staticFiles(): StaticFiles {
  if (!existsSync(clientBuild)) throw new Error(`There is no ${clientBuild}: run npm run build`);
  const serve = sirv(clientBuild, {
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
