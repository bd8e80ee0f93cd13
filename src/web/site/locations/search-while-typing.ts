import { parsePage } from "~/web/shared/script/read-page.ts";
import {
  type DirectorySearch,
  directoryAddress,
  parseDirectoryQuery,
} from "./directory-address.ts";

let busy = false;

/** Debounce in milliseconds before the directory is searched. */
const pause = 150;

/**
 * Searches while the user types or selects. The URL follows with one history entry per search, so
 * Back restores the previous one.
 */
export function searchWhileTyping(form: HTMLFormElement): void {
  let current = parseDirectoryQuery(new URLSearchParams(location.search));
  /** Whether the current search text already has a history entry. */
  let typing = false;
  let timer: ReturnType<typeof setTimeout>;

  function search(next: DirectorySearch, more = 0): Promise<void> {
    clearTimeout(timer);
    current = next;
    markState(next.state);
    return loadList(next, more);
  }

  function refreshResults(next: DirectorySearch, entry: "pushState" | "replaceState"): void {
    const address = directoryAddress(next);
    if (address === directoryAddress(current)) return;
    history[entry](null, "", address);
    void search(next);
  }

  function answerTyping(): void {
    refreshResults(readForm(form, current), typing ? "replaceState" : "pushState");
    typing = true;
  }

  form.addEventListener("input", ({ target }) => {
    clearTimeout(timer);
    const chosen = target instanceof HTMLSelectElement;
    if (chosen) typing = false;
    timer = setTimeout(answerTyping, chosen ? 0 : pause);
  });
  form.addEventListener("focusout", () => {
    typing = false;
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const next = readForm(form, current);
    if (directoryAddress(next) === directoryAddress(current)) void search(next);
    else refreshResults(next, typing ? "replaceState" : "pushState");
    typing = false;
    // Closes a phone's keyboard and scrolls the results into view.
    document.querySelector<HTMLElement>("#count")?.focus();
  });
  addEventListener("popstate", ({ state }) => {
    const next = parseDirectoryQuery(new URLSearchParams(location.search));
    writeForm(form, next);
    void search(next, state?.more ?? 0);
  });
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("main a");
    const href = link?.getAttribute("href");
    if (!link || !href?.match(/^\/locations(\?|$)/) || !isPlainClick(event)) return;
    event.preventDefault();
    if (link.matches("[data-more]")) return void showMore(link);
    const next = {
      ...parseDirectoryQuery(new URL(href, location.href).searchParams),
      service: current.service,
    };
    writeForm(form, next);
    refreshResults(next, "pushState");
    listOf(document)?.scrollIntoView({ block: "nearest" });
  });

  // After a reload, or Back from another page: loads as many pages as before, and text typed before
  // JavaScript ran.
  const more = history.state?.more ?? 0;
  if (more > 0) void search(current, more);
  else refreshResults(readForm(form, current), "replaceState");
}

/** Appends the next cards and focuses the first of them; if that fails, follows the link. */
async function showMore(link: HTMLAnchorElement): Promise<void> {
  const list = listOf(document);
  if (!list || busy) return;
  busy = true;
  link.setAttribute("aria-disabled", "true");
  try {
    const first = await appendMore(list);
    // Back and a reload show the same number of pages.
    history.replaceState({ more: (history.state?.more ?? 0) + 1 }, "");
    first?.querySelector("a")?.focus();
  } catch {
    location.assign(link.href);
  } finally {
    busy = false;
  }
}

function readForm(form: HTMLFormElement, { state }: DirectorySearch): DirectorySearch {
  const text = (name: string) => String(new FormData(form).get(name) ?? "").trim();
  return { text: text("q"), service: text("service") || null, state, after: null };
}

function writeForm(form: HTMLFormElement, { text, service }: DirectorySearch): void {
  for (const [name, value] of [
    ["q", text],
    ["service", service ?? ""],
  ] as const) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
    if (field.value !== value) field.value = value;
  }
}

/** Marks the selected state on the map. */
function markState(state: string | null): void {
  for (const link of document.querySelectorAll(".us-map a")) {
    link.classList.toggle("current", link.matches(`[href$="state=${state}"]`));
  }
}

/** Not a click that opens a tab, a window or a download; other mouse buttons fire no click event. */
const isPlainClick = (event: MouseEvent): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

let running: AbortController | undefined;

const listOf = (page: Document) => page.querySelector<HTMLElement>("#list");

/**
 * Fetches the server-rendered list for a search.
 * @throws Error if it can't be loaded
 */
async function fetchList(address: string, signal?: AbortSignal): Promise<HTMLElement> {
  const response = await fetch(address, { signal });
  const list = response.ok ? listOf(parsePage(await response.text())) : null;
  if (!list) throw new Error();
  return list;
}

/**
 * Replaces the list with the search results; a newer search aborts this one. Logs a failure and
 * empties the list.
 * @param more number of pages to add to the first one
 */
async function loadList(query: DirectorySearch, more: number): Promise<void> {
  running?.abort();
  const controller = new AbortController();
  running = controller;
  listOf(document)?.setAttribute("aria-busy", "true");
  try {
    const list = await fetchList(directoryAddress(query, "/locations/results"), controller.signal);
    for (let page = 0; page < more; page++) await appendMore(list, controller.signal);
    show(list);
  } catch (error) {
    if (controller.signal.aborted) return;
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
async function appendMore(list: HTMLElement, signal?: AbortSignal): Promise<HTMLElement | null> {
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
