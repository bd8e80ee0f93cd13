import { calculatedFigures, readCalculation } from "./month-of-leads.ts";

/** Updates the ROI calculator while the user types. */
function run(form: HTMLFormElement): void {
  const update = () => {
    const { keptPercent, ...figures } = calculatedFigures(readCalculation(new FormData(form)));
    for (const [name, text] of Object.entries(figures)) {
      const slot = form.querySelector(`[data-figure="${name}"]`);
      if (slot) slot.textContent = text;
    }
    form.querySelector("[data-kept]")?.setAttribute("width", String(keptPercent));
  };
  /** Announced when a field loses focus, not on every key. */
  const announce = () => {
    const status = form.querySelector("[role=status]");
    const lines = [...form.querySelectorAll("dl > div")].map((line) =>
      [...line.children].map((part) => part.textContent).join(": "),
    );
    if (status) status.textContent = lines.join(". ");
  };
  form.addEventListener("input", update);
  form.addEventListener("change", announce);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    announce();
  });
  // The user or the browser may have filled in fields before JavaScript ran.
  update();
  form.dataset.ready = "";
}

const form = document.querySelector<HTMLFormElement>("#calculator");
if (form) run(form);
