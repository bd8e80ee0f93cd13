import { appendMore, listOf } from "./load-list.ts";

let busy = false;

/** Adds the next cards below and goes to the first of them; without an answer the link is followed. */
export async function showMore(link: HTMLAnchorElement): Promise<void> {
  const list = listOf(document);
  if (!list || busy) return;
  busy = true;
  link.setAttribute("aria-disabled", "true");
  try {
    const first = await appendMore(list);
    // Back and a reload show as many again.
    history.replaceState({ more: (history.state?.more ?? 0) + 1 }, "");
    first?.querySelector("a")?.focus();
  } catch {
    location.assign(link.href);
  } finally {
    busy = false;
  }
}
