import type { CrewColor } from "~/domains/schedule/index.ts";

const fills: Record<CrewColor, string> = {
  blue: "fill-crew-blue",
  green: "fill-crew-green",
  amber: "fill-crew-amber",
  red: "fill-crew-red",
  purple: "fill-crew-purple",
  teal: "fill-crew-teal",
  pink: "fill-crew-pink",
  gray: "fill-crew-gray",
};

/** A crew's name with its color; the name alone identifies it. */
export function CrewName({ name, color }: { name: string; color: CrewColor }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg viewBox="0 0 10 10" className={`size-2.5 shrink-0 ${fills[color]}`} aria-hidden="true">
        <circle cx="5" cy="5" r="5" />
      </svg>
      {name}
    </span>
  );
}
