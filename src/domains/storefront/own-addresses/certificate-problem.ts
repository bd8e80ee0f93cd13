import type { AddressFindings } from "./own-addresses.ts";

type Certificate = NonNullable<AddressFindings["certificate"]>;
type Seen = { begins: Date; ends: Date; refusedFor: string | null };

const day = 24 * 60 * 60_000;
/** A certificate is renewed long before, those for a few days before their last quarter. */
const soon = 14 * day;
/** So many looks find it before somebody is told: one may meet a proxy that is just getting it. */
export const looksUntilTold = 2;

/** What is wrong with the certificate that a domain shows; null: nothing. */
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

/** What a look at the certificate of a domain that works means, after what the one before found. */
export function judgeCertificate(
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
