import {
  claimFailed,
  claimSubmitted,
  clearFieldErrors,
  contactRequiredForClaim,
  createEstimateRequest,
  fieldOf,
  fillSlots,
  industryOfClaim,
  joinCity,
  onSubmit,
  showFieldErrors,
  splitCityBy,
  textOf,
  whileBusy,
} from "~/domains/signup/index.ts";
import { failureToast } from "~/platform/http/browser/request-failure.ts";
import { showToast } from "~/ui/toasts/show-toast.ts";
import { parsePage } from "~/web/shared/script/read-page.ts";

/** The button that opened the dialog: reopening it from the same button restores the input. */
type Opened = { kind: string; area: string };

/** Opens the forms of "Claim Area" and "Request New Area" as a dialog over the page. */
export function openClaims(): void {
  const dialog = document.querySelector<HTMLDialogElement>("#claim-dialog");
  const content = dialog?.querySelector<HTMLElement>("[data-content]");
  if (!dialog || !content) return;
  let opened: Opened | null = null;

  document.addEventListener("submit", (event) => {
    const from = event.target as HTMLFormElement;
    const { claimKind: kind } = from.dataset;
    if (!kind) return;
    event.preventDefault();
    const button = event.submitter as HTMLButtonElement | null;
    const area = button?.value ?? "";
    if (opened?.kind !== kind || opened.area !== area) {
      opened = { kind, area };
      const form = fill(content, kind);
      if (kind === "area" && button) startArea(content, form, button);
      else startRequest(form, from);
      startForm(form, dialog, () => {
        opened = null;
      });
    }
    dialog.showModal();
  });
  // A click on the dialog element itself is on the backdrop; its content covers the rest.
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });
}

function fill(content: HTMLElement, kind: string): HTMLFormElement {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-claim="${kind}"]`);
  content.replaceChildren(template?.content.cloneNode(true) ?? "");
  return content.querySelector("form") as HTMLFormElement;
}

/** Starts with the clicked area; nearby open ones follow once the server returns them. */
function startArea(content: HTMLElement, form: HTMLFormElement, button: HTMLButtonElement): void {
  const { service = "", city = "" } = button.dataset;
  fillSlots(content, { service, city });
  form.action = `/locations/claim?${new URLSearchParams({ area: button.value })}`;
  fieldOf(form, "service").value = button.value.split("/", 1)[0] ?? "";
  fieldOf(form, "city").value = city;
  void fetchAreas(form.action).then((areas) => {
    if (areas) form.querySelector("[data-areas]")?.replaceWith(areas);
  });
}

/** If the request fails there are no alternatives, and the form works as it is. */
async function fetchAreas(address: string): Promise<Element | null> {
  try {
    const page = parsePage(await (await fetch(address)).text());
    return page.querySelector("[data-areas]");
  } catch {
    return null;
  }
}

/** Request for a new area, prefilled from the search. */
function startRequest(form: HTMLFormElement, from: HTMLFormElement): void {
  const typed = splitCityBy(codeOfState, textOf(from, "city"));
  fieldOf(form, "service").value = textOf(from, "service");
  fieldOf(form, "city").value = typed.city;
  fieldOf(form, "state").value = typed.state ?? textOf(from, "state");
}

function startForm(form: HTMLFormElement, dialog: HTMLDialogElement, drop: () => void): void {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  const request = createEstimateRequest();
  const isReachable = () => textOf(form, "email") !== "" || textOf(form, "phone") !== "";
  // Not `disabled`: a click still shows what is missing.
  const report = () => button?.setAttribute("aria-disabled", String(!isReachable()));
  form.addEventListener("input", report);
  report();

  onSubmit(form, async () => {
    clearFieldErrors(form);
    const missing = missingIn(form);
    if (missing.length > 0) showFieldErrors(form, missing);
    if (!isReachable()) showToast({ ...contactRequiredForClaim, tone: "destructive" });
    if (missing.length > 0 || !isReachable() || !button) return;

    const result = await whileBusy(button, "Submitting...", () => request(readClaim(form)));
    if (result.ok) {
      drop();
      dialog.close();
      showToast({ ...claimSubmitted, tone: "good" });
    } else if (result.code === "invalid") showFieldErrors(form, result.errors);
    else showToast(failureToast(claimFailed, result.failure));
  });
}

const required = {
  service: "Choose a service",
  city: "Enter a city",
  state: "Choose a state",
  business_name: "Business name is required",
};

function missingIn(form: HTMLFormElement): { field: string; message: string }[] {
  return Object.entries(required).flatMap(([field, message]) =>
    form.elements.namedItem(field) && textOf(form, field) === "" ? [{ field, message }] : [],
  );
}

/** Looks up a state code by the names in the form for a new area. */
function codeOfState(state: string): string | undefined {
  const form = document.querySelector<HTMLTemplateElement>("template[data-claim=request]");
  const options = form?.content.querySelectorAll<HTMLOptionElement>("[name=state] option") ?? [];
  const name = state.trim().toLowerCase();
  const found = [...options].find(
    (option) => option.value.toLowerCase() === name || option.text.toLowerCase() === name,
  );
  return found?.value;
}

/** Claim in the data API's format. */
function readClaim(form: HTMLFormElement) {
  const typed = splitCityBy(codeOfState, textOf(form, "city"));
  const state = typed.state ?? textOf(form, "state");
  return {
    industry: industryOfClaim(textOf(form, "service")),
    city: joinCity(typed.city, state),
    email: textOf(form, "email"),
    phone: textOf(form, "phone"),
    business_name: textOf(form, "business_name"),
  };
}
