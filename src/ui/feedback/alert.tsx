import type { ReactNode } from "react";
import type { Tone } from "./badge.tsx";
import { ToneIcon } from "./tone-icon.tsx";

const tones: Record<Tone, string> = {
  neutral: "border-line bg-sunken",
  good: "border-line bg-good-soft",
  warning: "border-line bg-warning-soft",
  bad: "border-line bg-bad-soft",
  info: "border-line bg-info-soft",
};

type AlertProps = {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Only for messages that appear after an action: it interrupts a screen reader. */
  role?: "alert" | "status";
  id?: string;
};

/** A boxed message in the page. */
export function Alert({ tone = "info", title, children, role, id }: AlertProps) {
  return (
    <div
      id={id}
      role={role}
      className={`flex items-start gap-3 rounded-xl border p-4 ${tones[tone]}`}
    >
      <ToneIcon tone={tone} />
      <div className="min-w-0 grow">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className={title ? "mt-1" : undefined}>{children}</div> : null}
      </div>
    </div>
  );
}
