import { z } from "zod";
import { visitRow } from "~/domains/office/index.ts";
import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
import { after, found, listed, withKey } from "./operation-parts.schema.ts";

const day = 24 * 60 * 60 * 1000;
/** Most days of the schedule that one call reads. */
const maxDays = 92;

export const visitQuery = z
  .strictObject({
    from: z.iso.datetime({ offset: true }).optional().describe("From now on where left out"),
    to: z.iso.datetime({ offset: true }).optional().describe("31 days later where left out"),
    after,
  })
  .meta({ id: "VisitQuery" });

/** Within the database's date range, with some days of margin. */
const isNear = (moment: Date) => moment > new Date("1900-01-01") && moment < new Date("2200-01-01");

/** Date range of a call, or its validation error. */
export function intervalContaining({ from, to }: z.output<typeof visitQuery>, now: Date) {
  const begin = from ? new Date(from) : now;
  const end = to ? new Date(to) : new Date(begin.getTime() + 31 * day);
  if (!isNear(begin) || !isNear(end)) {
    const parameter = isNear(begin) ? "to" : "from";
    return { ok: false, parameter, reason: "Use a time between 1900 and 2199" } as const;
  }
  const days = (end.getTime() - begin.getTime()) / day;
  if (!(days > 0 && days <= maxDays)) {
    return { ok: false, parameter: "to", reason: `Request up to ${maxDays} days` } as const;
  }
  return { ok: true, from: begin, to: end } as const;
}

const reads = withKey("visits:read");

export const visitOperations: ApiPaths = {
  "/v1/visits": {
    get: {
      operationId: "listVisits",
      summary: "List the visits in a period, earliest first, 100 per page",
      ...reads,
      requestParams: { query: visitQuery },
      ...listed(visitRow),
    },
  },
  "/v1/visits/{id}": {
    get: {
      operationId: "getVisit",
      summary: "Get one visit",
      ...reads,
      ...found("The visit", visitRow),
    },
  },
};
