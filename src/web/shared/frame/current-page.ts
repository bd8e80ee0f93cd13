/** `aria-current` of a link: "page" when the current path is its route or lies under it (`navigation.current`). */
export function currentPage(path: string, route: string): "page" | undefined {
  return path === route || path.startsWith(`${route}/`) ? "page" : undefined;
}
