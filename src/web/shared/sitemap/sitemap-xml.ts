const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

export const sitemapHeaders = {
  "content-type": "application/xml; charset=utf-8",
  "cache-control": "public, max-age=600",
};

type Entry = { address: string; lastModified?: Date | null };

export const beginPages = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n`;
export const endPages = "</urlset>\n";

/** Sitemap entries of these pages. */
export function pageLines(entries: readonly Entry[]): string {
  return entries.map((entry) => line("url", entry)).join("");
}

/** Sitemap index. */
export function sitemapIndex(entries: readonly Entry[]): string {
  const lines = entries.map((entry) => line("sitemap", entry)).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${namespace}">\n${lines}</sitemapindex>\n`;
}

function line(element: string, { address, lastModified }: Entry): string {
  const changed = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : "";
  return `<${element}><loc>${escapeXml(address)}</loc>${changed}</${element}>\n`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "'": "&apos;",
  '"': "&quot;",
};

function escapeXml(text: string): string {
  return text.replace(/[&<>'"]/g, (character) => entities[character] ?? character);
}
