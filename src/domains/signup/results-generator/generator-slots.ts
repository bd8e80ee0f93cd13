import { typicalNote } from "./generator-state.ts";
import type { EstimateRow } from "./request-estimate.ts";

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
