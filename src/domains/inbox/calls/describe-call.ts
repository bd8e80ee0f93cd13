import type { CallState } from "./calls.ts";

type Said = { state: CallState; seconds: number | null; source: string | null };

/**
 * A call's outcome and source as shown to the business, such as "Incoming call · 3 min 20 sec ·
 * Mailer" (`calls.shown`).
 */
export function describeCall({ state, seconds, source }: Said): string {
  return [endOf(state, seconds), source].filter(Boolean).join(" · ");
}

function endOf(state: CallState, seconds: number | null): string {
  if (state === "missed") return "Missed call";
  if (state === "blocked") return "Blocked call";
  return state === "ringing" ? "Calling now" : `Incoming call · ${lengthOf(seconds ?? 0)}`;
}

/** A duration such as "45 sec", "3 min", or "3 min 20 sec". */
function lengthOf(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [
    minutes > 0 ? `${minutes} min` : "",
    rest > 0 || minutes === 0 ? `${rest} sec` : "",
  ];
  return parts.filter(Boolean).join(" ");
}
