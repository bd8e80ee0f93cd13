import type { ReactNode } from "react";
import type { Tone } from "./badge.tsx";

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

const colors: Record<Tone, string> = {
  neutral: "fill-muted",
  good: "fill-good",
  warning: "fill-warning",
  bad: "fill-bad",
  info: "fill-info",
};

const tick = "M8.9 13.7 5.4 10.3l1.4-1.4 2 1.95 4.3-4.75 1.5 1.35Z";
const mark = "M9 5.75h2v5.5H9Zm0 7h2v2H9Z";
const letter = "M9 5.25h2v2H9Zm0 3.5h2v6H9Z";

/** The icon of a tone, so color is never the only signal. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const sign = tone === "good" ? tick : tone === "bad" || tone === "warning" ? mark : letter;
  return (
    <svg
      viewBox="0 0 20 20"
      className={`size-6 shrink-0 ${colors[tone]}`}
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={`M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z${sign}`} />
    </svg>
  );
}
