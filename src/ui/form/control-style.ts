/** The style shared by inputs and selects: text at least 16 px, 48 px high. */
export const controlStyle =
  "block min-h-12 w-full rounded-lg border border-edge bg-surface px-4 py-2.5 text-base text-ink placeholder:text-muted hover:border-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted aria-invalid:border-2 aria-invalid:border-bad";
