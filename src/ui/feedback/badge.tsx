import type { ReactNode } from "react";

const tones = {
  neutral: "border-line bg-sunken text-muted",
  good: "border-good/30 bg-good-soft text-good",
  warning: "border-warning/30 bg-warning-soft text-warning",
  bad: "border-bad/30 bg-bad-soft text-bad",
  info: "border-info/30 bg-info-soft text-info",
};

export type Tone = keyof typeof tones;

/** A state in one or two words. The text carries the meaning; color only supports it. */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex shrink-0 items-center rounded-full border px-3 py-0.5 text-xs font-semibold sm:whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
