import { fetchRaw, type RawResponse } from "./raw-response.ts";

/** What a first visit to a page downloads; each total includes response headers. */
export type Weight = {
  /** Page, style sheets and scripts. */
  bytes: number;
  /** Scripts only. */
  scripts: number;
  requests: number;
  fonts: number;
  images: number;
};

/** Loads a page and everything it references, as a browser that accepts brotli and has an empty cache. */
export async function weighPage(site: string, path: string): Promise<Weight> {
  const page = await fetchRaw(new URL(path, site).href);
  const html = await textOf(page, new URL(path, site).href);
  const parts = await load(site, filesOfPage(html));
  const styles = parts.filter(({ type }) => type.startsWith("text/css"));
  const named = await Promise.all(styles.map(({ url }) => filesOfStyles(url)));
  const loadedUrls = new Set(parts.map(({ url }) => url));
  const more = await load(
    site,
    named.flat().filter((file) => !loadedUrls.has(new URL(file, site).href)),
  );
  const allParts = [...parts, ...more];
  const fonts = allParts.filter(({ type }) => type.startsWith("font/"));
  const images = allParts.filter(({ type }) => type.startsWith("image/"));
  const rest = allParts.filter((part) => !fonts.includes(part) && !images.includes(part));
  return {
    bytes: sizeOf(page) + sum(rest),
    scripts: sum(allParts.filter(({ type }) => type.startsWith("text/javascript"))),
    requests: 1 + rest.length,
    fonts: sum(fonts),
    images: sum(images),
  };
}

type Part = { url: string; type: string; size: number };

async function load(site: string, files: readonly string[]): Promise<Part[]> {
  const urls = [...new Set(files.map((file) => new URL(file, site).href))];
  return Promise.all(
    urls.map(async (url) => {
      const response = await fetchRaw(url);
      if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
      return { url, type: response.type, size: sizeOf(response) };
    }),
  );
}

/** Style sheets, scripts with all their imports, preloaded fonts, pictures, the icon. */
function filesOfPage(html: string): string[] {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].flatMap(([tag]) =>
    /rel="(?:stylesheet|modulepreload|preload)"/.test(tag) || /type="image\/svg/.test(tag)
      ? [/href="([^"]+)"/.exec(tag)?.[1] ?? ""]
      : [],
  );
  const sources = [...html.matchAll(/<(?:script|img)\b[^>]*\ssrc="([^"]+)"/g)];
  const imports = [...html.matchAll(/import (?:\* as \w+ from )?"(\/assets\/[^"]+)"/g)];
  const islands = [...html.matchAll(/ data-island="([^"]+)"/g)];
  return [
    ...links,
    ...[...sources, ...islands].map(([, file = ""]) => file),
    ...imports.map(([, file = ""]) => file),
  ];
}

async function filesOfStyles(url: string): Promise<string[]> {
  const css = await (await fetch(url)).text();
  return [...css.matchAll(/url\((\/[^)"']+)\)/g)].map(([, file = ""]) => file);
}

async function textOf({ status }: RawResponse, url: string): Promise<string> {
  const response = await fetch(url, { redirect: "manual" });
  if (response.status !== status)
    throw new Error(`${url} answered ${status}, then ${response.status}`);
  return response.text();
}

/** Status line, headers and body as transferred. */
function sizeOf({ headers, body }: RawResponse): number {
  const head = headers.reduce((length, text) => length + text.length, "HTTP/1.1 200 OK\r\n".length);
  return head + (headers.length / 2) * ": \r\n".length + "\r\n".length + body.length;
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((total, { size }) => total + size, 0);
}
