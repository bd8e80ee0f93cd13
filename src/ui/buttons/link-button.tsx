import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts";

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
