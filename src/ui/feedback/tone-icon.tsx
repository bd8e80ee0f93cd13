import type { Tone } from "./badge.tsx";

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
