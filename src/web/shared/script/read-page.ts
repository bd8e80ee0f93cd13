const styleEnd = "</style>";

/** Parses one of our pages without its styles, which our content security policy would refuse. */
export function parsePage(html: string): Document {
  const [first = "", ...others] = html.split("<style>");
  const rest = others.map((part) => part.slice(part.indexOf(styleEnd) + styleEnd.length));
  return new DOMParser().parseFromString(first + rest.join(""), "text/html");
}

/** Props of the page's island; null without one. */
export function readIslandProps<Props extends object>(page: Document): Props | null {
  const json = page.querySelector("script[data-island-props]")?.textContent;
  return json ? (JSON.parse(json) as Props) : null;
}
