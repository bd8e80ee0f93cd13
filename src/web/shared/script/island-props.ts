/** Props of the page's island; null without one. */
export function readIslandProps<Props extends object>(page: Document): Props | null {
  const json = page.querySelector("script[data-island-props]")?.textContent;
  return json ? (JSON.parse(json) as Props) : null;
}
