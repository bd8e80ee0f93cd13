import type { City } from "~/domains/shared/index.server.ts";
import type { Competition } from "~/domains/signup/market-estimates/market-estimates.ts";
import { createPostOnce, readResponse } from "~/platform/http/browser/post-once.ts";
import {
  failureFromResponse,
  type RequestFailure,
} from "~/platform/http/browser/request-failure.ts";
import { typicalNote } from "./generator-state.ts";

/** A form field by name. */
export function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
}

/** The field's value without surrounding spaces. */
export function textOf(form: HTMLFormElement, name: string): string {
  return fieldOf(form, name).value.trim();
}

/** Runs `run` instead of submitting the form; ignores submits while it is running. */
export function onSubmit(form: HTMLFormElement, run: () => unknown): void {
  let busy = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    try {
      await run();
    } finally {
      busy = false;
    }
  });
}

/** Disables the button and shows the busy label while `run` is running. */
export async function whileBusy<T>(
  button: HTMLButtonElement,
  busyLabel: string,
  run: () => Promise<T>,
): Promise<T> {
  const label = button.textContent;
  button.disabled = true;
  button.textContent = busyLabel;
  try {
    return await run();
  } finally {
    button.disabled = false;
    button.textContent = label;
  }
}

/** Body of `POST /api/lead_results`. */
export type EstimateRequest = {
  industry: string;
  city: string;
  email: string;
  phone: string;
  /** Claims only. */
  business_name?: string;
};

/** A row of lead_results as the API returns it. */
type EstimateRow = {
  industry: string;
  city: string;
  search_volume: number;
  competition: Competition;
  lead_value_estimate: string;
  specific_to_city: boolean;
  /** Path of its public page. */
  share_path: string;
};

export type EstimateResult =
  | { ok: true; row: EstimateRow }
  | { ok: false; code: "invalid"; errors: { field: string; message: string }[] }
  | { ok: false; code: "save_failed" | "unreadable"; failure: RequestFailure };

/** Saves the request and returns the estimate. Never throws. */
export function createEstimateRequest(): (request: EstimateRequest) => Promise<EstimateResult> {
  const post = createPostOnce();
  return async (request) => {
    const posted = await post("/api/lead_results", request);
    if (posted.ok) {
      const row = readResponse<EstimateRow>(posted);
      const complete =
        row?.search_volume && row.competition && row.lead_value_estimate && row.share_path;
      if (complete) return { ok: true, row };
      return { ok: false, code: "unreadable", failure: failureFromResponse(502, "") };
    }
    const { failure } = posted;
    const { errors } = failure.problem ?? {};
    if (errors?.length) return { ok: false, code: "invalid", errors };
    return { ok: false, code: "save_failed", failure };
  };
}

/** Fills a step's named slots with texts. */
export function fillSlots(step: HTMLElement, texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    for (const slot of step.querySelectorAll(`[data-slot="${name}"]`)) slot.textContent = text;
  }
}

/** Fills in the result step with an estimate. */
export function fillResult(step: HTMLElement, row: EstimateRow): void {
  fillSlots(step, {
    search_volume: row.search_volume.toLocaleString("en-US"),
    lead_value_estimate: row.lead_value_estimate,
    typical: row.specific_to_city ? "" : typicalNote,
  });
  const badges = step.querySelector<HTMLTemplateElement>("template[data-badges]");
  const badge = badges?.content.querySelector(`[data-badge="${row.competition}"]`);
  if (badge) step.querySelector("[data-slot=competition]")?.replaceChildren(badge.cloneNode(true));
  step.querySelector("[data-share]")?.setAttribute("href", row.share_path);
  // The no-JavaScript message; the script shows a toast instead.
  step.querySelector("[role=status]")?.remove();
}

type FieldMistake = { field: string; message: string };

/** Shows errors next to their fields, as the server would, and focuses the first. */
export function showFieldErrors(form: HTMLFormElement, mistakes: readonly FieldMistake[]): void {
  for (const mistake of mistakes) showFieldError(form, mistake);
  form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
}

function showFieldError(form: HTMLFormElement, { field: name, message }: FieldMistake): void {
  const field = form.querySelector(`[id="${name}"]`);
  const template = document.querySelector<HTMLTemplateElement>("template[data-field-error]");
  const error = template?.content.firstElementChild?.cloneNode(true);
  if (!field || !(error instanceof HTMLElement)) return;
  error.id = `${name}-error`;
  const [span] = error.getElementsByTagName("span");
  if (span) span.textContent = message;
  form.querySelector(`label[for="${name}"]`)?.after(error);
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", error.id);
}

/** Removes all errors, including those from the server. */
export function clearFieldErrors(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll("[aria-invalid]")) {
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
  }
  for (const shown of form.querySelectorAll("[id$='-error'], [role=alert]")) shown.remove();
}

const pause = 120;

/** Suggests US cities while someone types. */
export function suggestCitiesWhileTyping(field: HTMLInputElement): void {
  const list = document.createElement("datalist");
  list.id = `${field.id}-suggestions`;
  field.after(list);
  field.setAttribute("list", list.id);
  let timer: ReturnType<typeof setTimeout>;
  let requested = "";

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void offer(field.value.trim()), pause);
  });

  async function offer(typed: string): Promise<void> {
    if (typed === requested) return;
    requested = typed;
    const cities = typed === "" ? [] : await findCities(typed);
    // Ignore a late response for earlier input.
    if (typed === requested) list.replaceChildren(...cities.map(option));
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
