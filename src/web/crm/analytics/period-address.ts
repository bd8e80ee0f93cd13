import type { Period } from "~/domains/growth/analytics/period.ts";

/** The fields by which an address names a period, one of its own by its days. */
export const periodFields = ({ choice, from, to }: Period): [name: string, value: string][] =>
  choice
    ? [["period", choice]]
    : [
        ["from", from],
        ["to", to],
      ];

/** The same as a query. */
export const periodQuery = (period: Period): string =>
  new URLSearchParams(periodFields(period)).toString();
