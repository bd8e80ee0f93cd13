/** A form field by name. */
export function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
}

/** The field's value without surrounding spaces. */
export function textOf(form: HTMLFormElement, name: string): string {
  return fieldOf(form, name).value.trim();
}

/** Runs `run` instead of submitting the form; ignores submits while it is running. */
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

/** Disables the button and shows the busy label while `run` is running. */
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
