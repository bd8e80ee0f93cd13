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
  const [words] = error.getElementsByTagName("span");
  if (words) words.textContent = message;
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
  for (const said of form.querySelectorAll("[id$='-error'], [role=alert]")) said.remove();
}
