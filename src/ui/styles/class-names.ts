/** Joins class names, skipping false and undefined. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

/** `action` is the orange one: at most one per screen. */
export type ButtonVariant = "action" | "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large";

const base =
  "inline-flex items-center justify-center gap-2 rounded-lg border text-center font-semibold no-underline disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted aria-disabled:cursor-not-allowed";

const sizes: Record<ButtonSize, string> = {
  small: "min-h-9 px-3 py-1 text-sm max-sm:min-h-11",
  medium: "min-h-11 px-5 py-2 text-base",
  large: "min-h-14 px-7 py-3 text-lg",
};

// The filled ones have a transparent border: forced colors draw it, so the button still looks like
// one.
const variants: Record<ButtonVariant, string> = {
  action: "border-transparent bg-action text-on-action hover:bg-action-hover",
  primary: "border-transparent bg-brand text-on-brand hover:bg-brand-hover",
  secondary: "border-edge bg-surface text-ink hover:border-ink",
  quiet: "border-transparent text-brand hover:bg-sunken hover:text-brand-hover",
  danger: "border-transparent bg-bad text-on-bad hover:bg-bad-hover",
};

/** The style shared by buttons and links that look like buttons. */
export function buttonStyle(
  variant: ButtonVariant,
  size: ButtonSize,
  className: string | undefined,
): string {
  return classNames(base, sizes[size], variants[variant], className);
}

/** The style shared by inputs and selects: text at least 16 px, 48 px high. */
export const controlStyle =
  "block min-h-12 w-full rounded-lg border border-edge bg-surface px-4 py-2.5 text-base text-ink placeholder:text-muted hover:border-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted aria-invalid:border-2 aria-invalid:border-bad";
