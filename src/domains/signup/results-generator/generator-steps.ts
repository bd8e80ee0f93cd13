import type { GeneratorStep } from "./generator-state.ts";

/** The steps in the page: one is visible, the others are templates or hidden. */
export type GeneratorSteps = {
  /** Takes over the server-rendered step. */
  begin(): void;
  /** A step's element; created from its template on first use. */
  find(step: GeneratorStep): HTMLElement;
  /** Shows a step and focuses its heading. The browser's Back button returns to the previous step. */
  goTo(step: GeneratorStep, address?: string): void;
};

/** @param prepare called once with each step's element before it is first shown */
export function generatorSteps(
  box: HTMLElement,
  prepare: Record<GeneratorStep, (element: HTMLElement) => void>,
): GeneratorSteps {
  const prepared = new Set<HTMLElement>();
  const first = box.dataset.generator as GeneratorStep;
  const visited = new Set([first]);

  function find(step: GeneratorStep): HTMLElement {
    const stepElement = box.querySelector<HTMLElement>(`[data-step="${step}"]`);
    if (!stepElement) throw new Error(`Step ${step} is missing`);
    const element = stepElement instanceof HTMLTemplateElement ? unpack(stepElement) : stepElement;
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
      // The history survives a reload, but the entered data doesn't.
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

/** Replaces a template with its content. */
function unpack(template: HTMLTemplateElement): HTMLElement {
  const element = document.createElement("div");
  element.dataset.step = template.dataset.step;
  element.append(template.content);
  template.replaceWith(element);
  return element;
}
