/** The props of a page's island; null in a page that has none. */
export function readIslandProps<Props extends object>(page: Document): Props | null {
  const json = page.querySelector("script[data-island-props]")?.textContent;
  return json ? (JSON.parse(json) as Props) : null;
}
