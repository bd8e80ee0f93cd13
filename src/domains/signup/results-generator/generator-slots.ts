import { typicalNote } from "./generator-state.ts";
import type { EstimateRow } from "./request-estimate.ts";

/** Writes texts where a step has places for them, by name. */
export function fillSlots(step: HTMLElement, texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    for (const slot of step.querySelectorAll(`[data-slot="${name}"]`)) slot.textContent = text;
  }
}

/** Writes an estimate into the result, whichever it showed before. */
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
  // Said to whoever came here without script; now a toast says it.
  step.querySelector("[role=status]")?.remove();
}
