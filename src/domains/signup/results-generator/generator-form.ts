/** A field of a form, by its name. */
export function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
}

/** What stands in it, without blanks around. */
export function textOf(form: HTMLFormElement, name: string): string {
  return fieldOf(form, name).value.trim();
}

/** Does something else than sending the form; while that is under way, further presses do nothing. */
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

/** While something is under way the button says so and cannot be pressed. */
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
