import { holdSavedForms } from "./hold-saved-forms.ts";
import { loadAfterPaint, scriptRuns, sendFormsOnce } from "./load-later.ts";

/**
 * Loads the router and the page's script after the first paint, or once someone uses the page.
 * Inlined in the page, next to the script that it starts.
 */
const later = document.querySelector<HTMLScriptElement>("script[data-files]");

loadAfterPaint((priority) => {
  for (const file of later?.dataset.files?.split(" ") ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.fetchPriority = priority;
    link.href = file;
    document.head.append(link);
  }
  const script = document.createElement("script");
  script.type = "module";
  script.nonce = later?.nonce ?? "";
  script.textContent = later?.textContent ?? "";
  document.head.append(script);
});
sendFormsOnce();
holdSavedForms();

/**
 * Links and forms work without JavaScript. Clicks and selections that need it take effect once it
 * runs.
 */
let clicked: HTMLButtonElement | null = null;
const chosen = new Set<HTMLSelectElement>();
const recordClick = ({ target }: MouseEvent) => {
  const button = (target as Element).closest("button");
  if (button?.type === "button") clicked = button;
};
const recordChoice = ({ target }: Event) => {
  if (target instanceof HTMLSelectElement) chosen.add(target);
};
addEventListener("click", recordClick);
addEventListener("change", recordChoice);
const repeat = () => {
  removeEventListener("click", recordClick);
  removeEventListener("change", recordChoice);
  for (const choice of chosen) choice.dispatchEvent(new Event("change", { bubbles: true }));
  clicked?.click();
};
addEventListener(scriptRuns, repeat, { once: true });
