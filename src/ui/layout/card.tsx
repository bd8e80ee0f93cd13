import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";

type CardProps = ComponentProps<"div"> & { as?: "div" | "article" | "section" | "li" };

/** A raised card. */
export function Card({ as: Tag = "div", className, ...rest }: CardProps) {
  // The props fit every allowed tag; only the type of the ref differs.
  const Sheet = Tag as "div";
  return <Sheet {...rest} className={classNames("raised rounded-2xl bg-surface p-6", className)} />;
}
