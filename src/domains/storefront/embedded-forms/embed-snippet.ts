/**
 * The HTML for a contractor's own site: one script element that renders the form in its place, and a plain
 * link for visitors without JavaScript.
 */
export function embedSnippet(siteUrl: string, path: string, businessName: string): string {
  const title = escaped(`Request an estimate from ${businessName}`);
  const [script, page, link] = [`${siteUrl}/embed.js`, path, siteUrl + path].map(escaped);
  return [
    `<script src="${script}" data-page="${page}" data-title="${title}" async></script>`,
    `<noscript><a href="${link}">${title}</a></noscript>`,
  ].join("\n");
}

const entities: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (letter) => entities[letter] ?? letter);
}
