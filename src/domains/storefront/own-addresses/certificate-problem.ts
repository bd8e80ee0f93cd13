import type { AddressFindings } from "./own-addresses.ts";

type Certificate = NonNullable<AddressFindings["certificate"]>;
type Seen = { begins: Date; ends: Date; refusedFor: string | null };

const day = 24 * 60 * 60_000;
/** Certificates are renewed long before this; certificates that last only days, before their last quarter. */
const soon = 14 * day;
/**
 * How many checks must find a problem before anyone is notified: a single one may hit a proxy that is just
 * getting its certificate.
 */
export const checksUntilNotified = 2;

/** The problem with a domain's certificate; null if there is none. */
function problemOf(seen: Seen | null, now: Date): string | null {
  if (!seen) return "none is served";
  const { begins, ends, refusedFor } = seen;
  const left = ends.getTime() - now.getTime();
  if (left <= 0) return "it has expired";
  if (refusedFor) return `browsers reject it: ${refusedFor}`;
  const lifetime = ends.getTime() - begins.getTime();
  if (left >= Math.min(soon, lifetime / 4)) return null;
  const days = Math.floor(left / day);
  return days === 0 ? "it expires today" : `it expires in ${days === 1 ? "a day" : `${days} days`}`;
}

/** Evaluates a check of a working domain's certificate, given the previous result. */
export function evaluateCertificate(
  seen: Seen | null,
  before: Certificate | undefined,
  now: Date,
): Certificate {
  const problem = problemOf(seen, now);
  return {
    problem,
    ends: seen?.ends.toISOString() ?? null,
    looks: problem ? (before?.problem ? before.looks : 0) + 1 : 0,
  };
}
