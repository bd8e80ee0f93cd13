import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { staticFiles } from "./static-files.server.ts";

const script = "export const value = 42;".repeat(20);
const folder = mkdtempSync(join(tmpdir(), "hearthline-static-"));
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets/app-1a2b.js"), script);
writeFileSync(join(folder, "assets/app-1a2b.js.br"), brotliCompressSync(script));
writeFileSync(join(folder, "assets/app-1a2b.js.gz"), gzipSync(script));
writeFileSync(join(folder, "favicon.ico"), "icon");
const serve = staticFiles(folder);
// Files are served from memory after they are gone.
rmSync(folder, { recursive: true });

const server = createServer((request, response) =>
  serve(request, response, () => response.writeHead(404).end("next")),
);
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const send = (path: string, init: RequestInit = {}) => fetch(origin + path, init);

test("serves a file from memory after its build is deleted", async () => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const response = await send("/assets/app-1a2b.js?v=1", {
      headers: { "accept-encoding": encoding },
    });
    expect(await response.text()).toBe(script);
    expect(response.headers.get("content-encoding")).toBe(
      encoding === "identity" ? null : encoding,
    );
    expect(response.headers.get("content-type")).toBe("text/javascript");
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
  }
  const icon = await send("/favicon.ico");
  expect([await icon.text(), icon.headers.get("vary")]).toEqual(["icon", null]);
  expect(icon.headers.get("cache-control")).toBe("public, max-age=3600");
});

test("returns 304 for a known file, and only headers for HEAD", async () => {
  const etag = (await send("/favicon.ico")).headers.get("etag") ?? "";
  expect((await send("/favicon.ico", { headers: { "if-none-match": etag } })).status).toBe(304);
  const head = await send("/favicon.ico", { method: "HEAD" });
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
    200,
    "4",
    "",
  ]);
});

test("passes other paths, methods and the compressed files on to the pages", async () => {
  for (const path of ["/", "/assets", "/assets/app-1a2b.js.br", "/assets/..%2ffavicon.ico"]) {
    expect([path, (await send(path)).status]).toEqual([path, 404]);
  }
  expect((await send("/favicon.ico", { method: "POST" })).status).toBe(404);
});

test("a file of unknown type fails the start", () => {
  const otherFolder = mkdtempSync(join(tmpdir(), "hearthline-static-"));
  onTestFinished(() => rmSync(otherFolder, { recursive: true }));
  writeFileSync(join(otherFolder, "photo.heic"), "?");
  expect(() => staticFiles(otherFolder)).toThrow(/photo\.heic/);
});
