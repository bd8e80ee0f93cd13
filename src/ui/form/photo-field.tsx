import type { ComponentProps } from "react";
import { FileField } from "./file-field.tsx";

/** A file input for photos: with script, they are made smaller before they are sent. */
export function PhotoField(props: Omit<ComponentProps<typeof FileField>, "onChange">) {
  return (
    <FileField
      {...props}
      onChange={({ currentTarget }) => void shrinkBeforeSubmit(currentTarget)}
    />
  );
}

/** Clicks on the form's buttons wait until its photos are smaller. */
async function shrinkBeforeSubmit(input: HTMLInputElement): Promise<void> {
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
  // Without its script, such as offline, the photos are sent as they are.
  await import("./shrink-photo.ts").then(({ shrinkChosen }) => shrinkChosen(input)).catch(() => {});
  form?.removeEventListener("click", wait, { capture: true });
  (clicked as HTMLElement | null)?.click();
}
