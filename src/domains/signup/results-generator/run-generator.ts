import {
  areaRequired,
  contactRequired,
  generatingFailed,
  resultsGenerated,
  saveFailed,
} from "~/domains/signup/market-estimates/estimate-toasts.ts";
import { failureToast } from "~/platform/http/browser/request-failure.ts";
import { dismissToastsOnEscape, showToast } from "~/ui/toasts/show-toast.ts";
import {
  clearFieldErrors,
  createEstimateRequest,
  fieldOf,
  fillResult,
  fillSlots,
  onSubmit,
  showFieldErrors,
  suggestCitiesWhileTyping,
  textOf,
  whileBusy,
} from "./generator-form.ts";
import { type GeneratorSteps, generatorSteps } from "./generator-steps.ts";

/** The Results Generator with JavaScript: the same forms, without page loads. */
function run(box: HTMLElement): void {
  const steps = generatorSteps(box, {
    area: (step) => startArea(step, steps),
    contact: (step) => startContact(step, steps),
    result: (step) => startResult(step, steps),
  });
  steps.begin();
  dismissToastsOnEscape();
  box.dataset.ready = "";
}

function startArea(step: HTMLElement, steps: GeneratorSteps): void {
  const form = formOf(step);
  suggestCitiesWhileTyping(fieldOf(form, "city") as HTMLInputElement);
  onSubmit(form, () => {
    clearFieldErrors(form);
    const missing = Object.entries(areaRequired)
      .filter(([name]) => textOf(form, name) === "")
      .map(([field, message]) => ({ field, message }));
    if (missing.length > 0) return showFieldErrors(form, missing);

    const contact = steps.find("contact");
    for (const name of ["industry", "city"]) {
      fieldOf(formOf(contact), name).value = textOf(form, name);
    }
    const [chosen] = (fieldOf(form, "industry") as HTMLSelectElement).selectedOptions;
    const area = { trade: chosen?.text ?? "", city: textOf(form, "city") };
    fillSlots(contact, area);
    fillSlots(steps.find("result"), area);
    steps.goTo("contact");
  });
}

function startContact(step: HTMLElement, steps: GeneratorSteps): void {
  const form = formOf(step);
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  const request = createEstimateRequest();
  const isReachable = () => textOf(form, "email") !== "" || textOf(form, "phone") !== "";
  // `aria-disabled` instead of `disabled`: a click still says what is missing.
  const report = () => button?.setAttribute("aria-disabled", String(!isReachable()));
  form.addEventListener("input", report);
  report();

  onLinkClick(step, "[data-to=area]", () => steps.goTo("area"));
  onSubmit(form, async () => {
    clearFieldErrors(form);
    if (!button || !isReachable()) {
      showToast({ ...contactRequired, tone: "destructive" });
      fieldOf(form, "email").focus();
      return;
    }
    const [industry, city] = [textOf(form, "industry"), textOf(form, "city")];
    const [email, phone] = [textOf(form, "email"), textOf(form, "phone")];
    const result = await whileBusy(button, "Calculating...", () =>
      request({ industry, city, email, phone }),
    );
    if (result.ok) {
      fillResult(steps.find("result"), result.row);
      showToast({ ...resultsGenerated, tone: "good" });
      steps.goTo("result", onOwnPage() ? result.row.share_path : undefined);
    } else if (result.code === "invalid") showFieldErrors(form, result.errors);
    else showToast(failureToast(failures[result.code], result.failure));
  });
}

const failures = { save_failed: saveFailed, unreadable: generatingFailed };

function startResult(step: HTMLElement, steps: GeneratorSteps): void {
  onLinkClick(step, "[data-to=start]", () => {
    const area = formOf(steps.find("area"));
    const contact = formOf(steps.find("contact"));
    for (const name of ["industry", "city"]) fieldOf(area, name).value = "";
    for (const name of ["email", "phone"]) fieldOf(contact, name).value = "";
    contact.dispatchEvent(new Event("input"));
    steps.goTo("area", onOwnPage() ? "/lead-estimator" : undefined);
  });
  // Only available over https; otherwise the link is followed.
  if (!navigator.clipboard) return;
  onLinkClick(step, "[data-share]", async (link) => {
    await navigator.clipboard.writeText(link.href);
    showToast({
      title: "Link copied",
      description: "It shows the estimate, and nothing about you.",
    });
  });
}

/** On its own page the URL changes with the step, so the result can be reloaded. */
const onOwnPage = () => location.pathname === "/lead-estimator";

const formOf = (step: HTMLElement) => step.querySelector("form") as HTMLFormElement;

/** Runs `run` instead of following a link. Opening it in a new tab still works. */
function onLinkClick(
  step: HTMLElement,
  selector: string,
  run: (link: HTMLAnchorElement) => unknown,
): void {
  const link = step.querySelector<HTMLAnchorElement>(selector);
  link?.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void run(link);
  });
}

const box = document.querySelector<HTMLElement>("[data-generator]");
if (box) run(box);
