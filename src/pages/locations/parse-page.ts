/** A page of ours as a document. Without its styles: they are its own, and our policy refuses them. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replace(/<style>.*?<\/style>/gs, ""), "text/html");
}
