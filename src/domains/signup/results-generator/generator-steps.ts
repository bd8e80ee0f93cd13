import type { GeneratorStep } from "./generator-state.ts";

/** The steps as they stand in the page: one is shown, the others wait as templates or hidden. */
export type GeneratorSteps = {
  /** Takes over what the server made. */
  begin(): void;
  /** The element of a step, made from its template when it is first asked for. */
  find(step: GeneratorStep): HTMLElement;
  /** Shows a step and takes the focus to its heading. The browser's Back returns to the one before. */
  goTo(step: GeneratorStep, address?: string): void;
};

/** @param prepare is called with each step's element once, before it is first shown */
export function generatorSteps(
  box: HTMLElement,
  prepare: Record<GeneratorStep, (element: HTMLElement) => void>,
): GeneratorSteps {
  const prepared = new Set<HTMLElement>();
  const first = box.dataset.generator as GeneratorStep;
  const visited = new Set([first]);

  function find(step: GeneratorStep): HTMLElement {
    const found = box.querySelector<HTMLElement>(`[data-step="${step}"]`);
    if (!found) throw new Error(`The step ${step} is missing`);
    const element = found instanceof HTMLTemplateElement ? unpack(found) : found;
    if (!prepared.has(element)) {
      prepared.add(element);
      prepare[step](element);
    }
    return element;
  }

  function show(step: GeneratorStep): void {
    const shown = find(step);
    for (const element of box.querySelectorAll<HTMLElement>("div[data-step]")) {
      element.hidden = element !== shown;
    }
    shown.querySelector<HTMLElement>("h2, h3")?.focus();
  }

  return {
    find,
    begin() {
      find(first);
      // The history outlives a reload, and what was filled in does not.
      addEventListener("popstate", ({ state }) => {
        show(visited.has(state?.generatorStep) ? state.generatorStep : first);
      });
    },
    goTo(step, address) {
      visited.add(step);
      show(step);
      history.pushState({ generatorStep: step }, "", address);
    },
  };
}

/** Puts what a template holds in its place. */
function unpack(template: HTMLTemplateElement): HTMLElement {
  const element = document.createElement("div");
  element.dataset.step = template.dataset.step;
  element.append(template.content);
  template.replaceWith(element);
  return element;
}
