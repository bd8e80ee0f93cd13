/** Delays submitting the form until its photos are made smaller. */
export async function shrinkBeforeSubmit(input: HTMLInputElement): Promise<void> {
  const { form } = input;
  let clicked: HTMLElement | null = null;
  const wait = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>("[type=submit]");
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    clicked = button;
  };
  form?.addEventListener("click", wait, { capture: true });
  // If the script doesn't load, such as offline, the photos are sent at full size.
  await import("./shrink-photo.ts").then(({ shrinkChosen }) => shrinkChosen(input)).catch(() => {});
  form?.removeEventListener("click", wait, { capture: true });
  (clicked as HTMLElement | null)?.click();
}
