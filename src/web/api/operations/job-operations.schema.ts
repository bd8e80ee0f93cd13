import { z } from "zod";
import { jobRow } from "~/domains/office/index.ts";
import { jobStates } from "~/domains/schedule/index.ts";
import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
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

export const jobQuery = z.strictObject({ state: z.enum(jobStates).optional(), after });

const reads = withKey("jobs:read");
const writes = withKey("jobs:write");

/** The customer, job, and place of an appointment, a job, an estimate, or an invoice. */
export const customerFields = {
  customer_name: z.string(),
  phone: z.string().nullish(),
  email: z.string().nullish(),
  what: z.string().describe("The job, such as Replace the water heater"),
  address: z.string().nullish(),
  lead_id: z.uuid().nullish().describe("Their lead, if there is one"),
  customer_id: z.uuid().nullish().describe("A customer, when there is no lead"),
};

const newJob = z
  .object({ ...customerFields, value_cents: z.number().int().nullish().describe("Cents") })
  .meta({ id: "NewJob" });

const jobChange = z
  .object({
    what: z.string().describe("The new title"),
    seen: z.string().optional().describe("The title that your change is based on"),
  })
  .meta({ id: "JobChange" });

const still = "It still has an upcoming appointment";

const transition = (operationId: string, summary: string) => ({
  post: {
    operationId,
    summary,
    ...writes,
    requestParams: { path: byId },
    requestBody: noFields,
    responses: {
      "200": response("The job's ID, and whether it changed", changedRow),
      ...rowRefusals(still),
    },
  },
});

export const jobOperations: ApiPaths = {
  "/v1/jobs": {
    get: {
      operationId: "listJobs",
      summary: "List the jobs of the business, newest first, 50 per page",
      ...reads,
      requestParams: { query: jobQuery },
      ...listed(jobRow),
    },
    post: {
      operationId: "addJob",
      summary: "Add a job without an appointment; book one with bookVisit and its job_id",
      ...writes,
      requestParams: { header: requestKey },
      requestBody: body(newJob, {
        customer_name: "Maria Lopez",
        phone: "+12105550188",
        what: "Replace the water heater",
        address: "12 Oak Ave, San Antonio, TX 78205",
        value_cents: 145_000,
      }),
      responses: {
        "201": response("Added", z.object({ id: z.uuid() })),
        ...refusals(unreadable, notFoundRefusal, invalid, ...keyRefusals),
      },
    },
  },
  "/v1/jobs/{id}": {
    get: {
      operationId: "getJob",
      summary: "Get one job",
      ...reads,
      ...found("The job", jobRow),
    },
    patch: {
      operationId: "renameJob",
      summary: "Change the title of a job",
      ...writes,
      requestParams: { path: byId },
      requestBody: body(jobChange, { what: "Replace the water heater and the valve" }),
      responses: {
        "200": response("The job's ID, and whether it changed", changedRow),
        ...rowRefusals("Someone changed the title after the one sent in seen"),
      },
    },
  },
  "/v1/jobs/{id}/done": transition(
    "finishJob",
    "Mark a job without upcoming appointments done; it can be invoiced then",
  ),
  "/v1/jobs/{id}/cancel": transition("cancelJob", "Cancel a job without upcoming appointments"),
  "/v1/jobs/{id}/reopen": transition("reopenJob", "Reopen a done or canceled job"),
};
