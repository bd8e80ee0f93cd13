import type { City } from "~/domains/shared/cities/suggest-cities.server.ts";

const pause = 120;

/** Suggests US cities while someone types. */
export function suggestCitiesWhileTyping(field: HTMLInputElement): void {
  const list = document.createElement("datalist");
  list.id = `${field.id}-suggestions`;
  field.after(list);
  field.setAttribute("list", list.id);
  let timer: ReturnType<typeof setTimeout>;
  let asked = "";

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void offer(field.value.trim()), pause);
  });

  async function offer(typed: string): Promise<void> {
    if (typed === asked) return;
    asked = typed;
    const cities = typed === "" ? [] : await findCities(typed);
    // Ignore a late response for earlier input.
    if (typed === asked) list.replaceChildren(...cities.map(option));
  }
}

/** Returns no cities if the request fails, so the field works as plain text. */
async function findCities(typed: string): Promise<City[]> {
  try {
    const response = await fetch(`/api/cities?${new URLSearchParams({ q: typed })}`);
    return response.ok ? await response.json() : [];
  } catch {
    return [];
  }
}

function option({ city, state }: City): HTMLOptionElement {
  const element = document.createElement("option");
  element.value = `${city}, ${state}`;
  return element;
}
