import type { ReactNode } from "react";

type Season = "spring" | "summer" | "fall" | "winter";

const signs: Record<Season, ReactNode> = {
  spring: <path d="M16 27V15m0 4c-7 0-9-5-9-10 6 0 9 3 9 10Zm0-3c0-6 3-9 9-9 0 6-3 9-9 9" />,
  summer: (
    <>
      <circle cx="16" cy="16" r="5.5" />
      <path d="M16 3.500v3m0 19v3M3.5 16h3m19 0h3M7.2 7.200l2.1 2.100m13.4 13.4 2.1 2.100m0-17.6-2.1 2.100M9.3 22.700l-2.1 2.1" />
    </>
  ),
  fall: <path d="M8 26 20 12m-9 10c-4-7 0-15 14-16 1 13-6 20-14 16Zm3-3.500V14m4 1h4.5" />,
  winter: (
    <path d="M16 4v24M5.6 10l20.8 12M5.6 22l20.8-12m-13-4 2.6 2.500L18.6 6m-5.2 20 2.6-2.5 2.6 2.500M6 14.500l3.6-1L8.6 10m17.4 4.5-3.6-1 1-3.500M6 17.500l3.6 1-1 3.500M26 17.500l-3.6 1 1 3.5" />
  ),
};

/** The sign of a season, drawn with one line. */
export function SeasonSign({ season }: { season: Season }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className="size-8 shrink-0 fill-none stroke-brand"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {signs[season]}
    </svg>
  );
}
