import { parsePage } from "~/web/shared/script/parse-page.ts";
import { type Asked, directoryAddress } from "./directory-address.ts";

let running: AbortController | undefined;

export const listOf = (page: Document) => page.querySelector<HTMLElement>("#list");

/**
 * Fetches the server-rendered list for a search.
 * @throws Error if it can't be loaded
 */
async function fetchList(address: string, signal?: AbortSignal): Promise<HTMLElement> {
  const answer = await fetch(address, { signal });
  const list = answer.ok ? listOf(parsePage(await answer.text())) : null;
  if (!list) throw new Error();
  return list;
}

/**
 * Replaces the list with the search results; a newer search aborts this one. Logs a failure and
 * empties the list.
 * @param more number of pages to add to the first one
 */
export async function loadList(asked: Asked, more: number): Promise<void> {
  running?.abort();
  const own = new AbortController();
  running = own;
  listOf(document)?.setAttribute("aria-busy", "true");
  try {
    const list = await fetchList(directoryAddress(asked, "/locations/results"), own.signal);
    for (let page = 0; page < more; page++) await appendMore(list, own.signal);
    show(list);
  } catch (error) {
    if (own.signal.aborted) return;
    // biome-ignore lint/suspicious/noConsole: it is logged and nothing more
    console.error("locations could not be loaded", error);
    const failed = document.querySelector<HTMLTemplateElement>("#failed")?.content;
    const list = failed?.firstElementChild?.cloneNode(true);
    if (list instanceof HTMLElement) show(list);
  }
}

function show(list: HTMLElement): void {
  const count = document.querySelector<HTMLElement>("#count");
  const old = listOf(document);
  const hadFocus = old?.contains(document.activeElement);
  old?.replaceWith(list);
  if (!count) return;
  // Set only when changed, since screen readers announce every change.
  const line = list.dataset.count ?? "";
  if (count.textContent !== line) count.textContent = line;
  if (hadFocus) count.focus({ preventScroll: true });
}

/**
 * Appends the next cards to a list.
 * @returns the first of them
 * @throws Error if they can't be loaded
 */
export async function appendMore(
  list: HTMLElement,
  signal?: AbortSignal,
): Promise<HTMLElement | null> {
  const link = list.querySelector<HTMLAnchorElement>("[data-more]");
  const { search } = new URL(link?.getAttribute("href") ?? "", location.href);
  if (!link || search === "") return null;
  const next = await fetchList(`/locations/results${search}`, signal);
  const cards = [...next.querySelectorAll<HTMLElement>("[data-cards] > li")];
  list.querySelector("[data-cards]")?.append(...cards);
  const further = next.querySelector("[data-more]");
  if (further) link.replaceWith(further);
  else link.parentElement?.remove();
  return cards[0] ?? null;
}
