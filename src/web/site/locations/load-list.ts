import { parsePage } from "~/web/shared/script/parse-page.ts";
import { type Asked, directoryAddress } from "./directory-address.ts";

let running: AbortController | undefined;

export const listOf = (page: Document) => page.querySelector<HTMLElement>("#list");

/** The list for a question, as the server makes it. @throws when it cannot be had */
async function fetchList(address: string, signal?: AbortSignal): Promise<HTMLElement> {
  const answer = await fetch(address, { signal });
  const list = answer.ok ? listOf(parsePage(await answer.text())) : null;
  if (!list) throw new Error();
  return list;
}

/**
 * Puts the answer to a question in the place of the list; a question asked meanwhile stops this
 * one. A failure is logged and leaves the list empty.
 * @param more so many times more than the first page
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
  // Said once: a screen reader repeats what is written again.
  const line = list.dataset.count ?? "";
  if (count.textContent !== line) count.textContent = line;
  if (hadFocus) count.focus({ preventScroll: true });
}

/**
 * Adds the cards that follow to a list. @returns the first of them
 * @throws when they cannot be had
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
