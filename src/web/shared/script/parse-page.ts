const styleEnd = "</style>";

/** A page of ours as a document. Without its styles: they are its own, and our policy refuses them. */
export function parsePage(html: string): Document {
  const [first = "", ...others] = html.split("<style>");
  const rest = others.map((part) => part.slice(part.indexOf(styleEnd) + styleEnd.length));
  return new DOMParser().parseFromString(first + rest.join(""), "text/html");
}
