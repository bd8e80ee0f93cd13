import type { ComponentProps } from "react";

export const dialogStyle =
  "floating m-auto w-[min(100%-2rem,32rem)] rounded-2xl bg-surface text-ink backdrop:bg-veil";

/** A dialog's close button. */
export function CloseButton(props: ComponentProps<"button">) {
  return (
    <button
      {...props}
      aria-label="Close"
      className="absolute top-3 right-3 grid size-11 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
    >
      <svg viewBox="0 0 20 20" className="size-5 stroke-current stroke-2" aria-hidden="true">
        <path d="m4 4 12 12M16 4 4 16" strokeLinecap="round" />
      </svg>
    </button>
  );
}
