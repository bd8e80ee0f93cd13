import { z } from "zod";
import { visitRow } from "~/domains/office/index.ts";
import { cancelReasons } from "~/domains/schedule/index.ts";
import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
import { customerFields } from "./job-operations.schema.ts";
import {
  after,
  body,
  byId,
  changedRow,
  found,
  invalid,
  keyRefusals,
  listed,
  noFields,
  notFoundRefusal,
  refusals,
  requestKey,
  response,
  rowRefusals,
  unreadable,
  withKey,
} from "./operation-parts.schema.ts";

const day = 24 * 60 * 60 * 1000;
/** Maximum days of the schedule that one call returns. */
const maxDays = 92;

export const visitQuery = z
  .strictObject({
    from: z.iso.datetime({ offset: true }).optional().describe("Now by default"),
    to: z.iso.datetime({ offset: true }).optional().describe("31 days after `from` by default"),
    after,
  })
  .meta({ id: "VisitQuery" });

/** Within the database's date range, with some days of margin. */
const isNear = (moment: Date) => moment > new Date("1900-01-01") && moment < new Date("2200-01-01");

/** Date range of a call, or its validation error. */
export function readVisitInterval({ from, to }: z.output<typeof visitQuery>, now: Date) {
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
const writes = withKey("visits:write");

const timeFields = {
  crew_id: z.uuid().nullish().describe("A crew from listCrews; required if the business has crews"),
  date: z.iso.date().describe("In the business's time zone"),
  time: z.string().describe("The earliest time the crew arrives, such as 09:30"),
  duration_minutes: z.number().int().min(15),
  travel_minutes: z.number().int().min(0).max(240).optional().describe("0 by default"),
  window_minutes: z
    .number()
    .int()
    .min(0)
    .max(720)
    .optional()
    .describe("The crew arrives within this many minutes after `time`; 0 by default"),
  book_anyway: z
    .boolean()
    .optional()
    .describe("Whether to book it outside the crew's working hours"),
};

const newVisit = z
  .object({
    ...customerFields,
    ...timeFields,
    job_id: z.uuid().nullish().describe("An existing job; by default the lead's job, or a new one"),
    value_cents: z.number().int().nullish().describe("Cents"),
  })
  .meta({ id: "NewVisit" });

const visitMove = z
  .object({
    ...timeFields,
    revision: z.number().int().describe("The appointment's revision that your change is based on"),
  })
  .meta({ id: "VisitMove" });

const cancellation = z
  .object({
    cancel_reason: z.enum(cancelReasons),
    notify: z.boolean().optional().describe("Whether to notify the customer; false by default"),
  })
  .meta({ id: "VisitCancellation" });

const early = z
  .object({ early: z.boolean().optional().describe("Whether to mark it done before its date") })
  .meta({ id: "VisitDone" });

const now = response("The appointment's ID, and whether it changed", changedRow);

const crew = z.object({ id: z.uuid(), name: z.string() }).meta({ id: "Crew" });

export const visitOperations: ApiPaths = {
  "/v1/visits": {
    get: {
      operationId: "listVisits",
      summary: "List the appointments in a period, earliest first, 100 per page",
      ...reads,
      requestParams: { query: visitQuery },
      ...listed(visitRow),
    },
    post: {
      operationId: "bookVisit",
      summary:
        "Book an appointment, unless the crew is busy or doesn't work then; the customer gets a confirmation",
      ...writes,
      requestParams: { header: requestKey },
      requestBody: body(newVisit, {
        customer_name: "Maria Lopez",
        phone: "+12105550188",
        what: "Check the water heater",
        address: "12 Oak Ave, San Antonio, TX 78205",
        crew_id: "019ab000-0000-7000-8000-000000000000",
        date: "2027-03-15",
        time: "09:30",
        duration_minutes: 60,
      }),
      responses: {
        "201": response("Booked", z.object({ id: z.uuid() })),
        ...refusals(unreadable, notFoundRefusal, invalid, ...keyRefusals),
      },
    },
  },
  "/v1/visits/{id}": {
    get: {
      operationId: "getVisit",
      summary: "Get one appointment",
      ...reads,
      ...found("The appointment", visitRow),
    },
  },
  "/v1/visits/{id}/move": {
    post: {
      operationId: "moveVisit",
      summary: "Move an appointment to another time or crew, unless the crew is busy then",
      ...writes,
      requestParams: { path: byId },
      requestBody: body(visitMove, {
        crew_id: "019ab000-0000-7000-8000-000000000000",
        date: "2027-03-16",
        time: "10:00",
        duration_minutes: 60,
        revision: 1,
      }),
      responses: {
        "200": now,
        ...rowRefusals("Someone moved it after this revision, or it isn't booked"),
      },
    },
  },
  "/v1/visits/{id}/done": {
    post: {
      operationId: "finishVisit",
      summary: "Mark an appointment done; the last one also marks its job done",
      ...writes,
      requestParams: { path: byId, header: requestKey },
      requestBody: body(early, { early: true }),
      responses: { "200": now, ...rowRefusals("It isn't booked") },
    },
  },
  "/v1/visits/{id}/reopen": {
    post: {
      operationId: "reopenVisit",
      summary: "Reopen a done appointment",
      ...writes,
      requestParams: { path: byId },
      requestBody: noFields,
      responses: { "200": now, ...rowRefusals("It isn't done") },
    },
  },
  "/v1/visits/{id}/cancel": {
    post: {
      operationId: "cancelVisit",
      summary: "Cancel an appointment",
      ...writes,
      requestParams: { path: byId },
      requestBody: body(cancellation, { cancel_reason: "weather" }),
      responses: { "200": now, ...rowRefusals("It isn't booked") },
    },
  },
  "/v1/visits/{id}/restore": {
    post: {
      operationId: "restoreVisit",
      summary: "Restore a canceled appointment, unless its crew is now busy",
      ...writes,
      requestParams: { path: byId },
      requestBody: noFields,
      responses: {
        "200": now,
        ...rowRefusals("It isn't canceled, or your business didn't cancel it"),
      },
    },
  },
  "/v1/crews": {
    get: {
      operationId: "listCrews",
      summary: "List the crews of the business, by name",
      ...withKey("visits:read", "visits:write"),
      ...listed(crew),
    },
  },
};
