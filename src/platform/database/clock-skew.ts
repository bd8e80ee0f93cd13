/**
 * Milliseconds of difference between this process's clock and the database's, beyond which nothing
 * is sent.
 */
const maxSkew = 60_000;

export function isSkewed(skew: number): boolean {
  return Math.abs(skew) > maxSkew;
}

/** Describes the difference for the operator, such as "26 hours ahead of the database's". */
export function describeSkew(skew: number): string {
  const seconds = Math.round(Math.abs(skew) / 1000);
  const [count, unit] =
    seconds >= 2 * 3600
      ? [Math.round(seconds / 3600), "hours"]
      : seconds >= 120
        ? [Math.round(seconds / 60), "minutes"]
        : [seconds, "seconds"];
  return `${count} ${unit} ${skew > 0 ? "ahead of" : "behind"} the database's`;
}
