import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "~/ui/styles/class-names.ts";

type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While true, the button is disabled and shows `busyLabel`. */
  busy?: boolean;
  busyLabel?: string;
};

/** A button. The busy text replaces the label, so screen readers announce it where the click happened. */
export function Button({
  variant = "primary",
  size = "medium",
  busy = false,
  busyLabel,
  disabled,
  className,
  type = "button",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, size, className)}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

type LinkButtonProps = ComponentProps<"a"> & {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** A link that looks like a button: it navigates, without an action. */
export function LinkButton({
  variant = "primary",
  size = "medium",
  className,
  ...rest
}: LinkButtonProps) {
  return <a {...rest} className={buttonStyle(variant, size, className)} />;
}
