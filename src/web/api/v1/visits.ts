import { asOfVersion, shownVisit } from "~/domains/office/index.ts";
import { bookJob, listVisits } from "~/domains/schedule/index.server.ts";
import { newJobSchema } from "~/domains/schedule/index.ts";
import {
  methodNotAllowed,
  readQuery,
  respondWithRows,
} from "~/platform/http/api/api-response.server.ts";
import { check } from "~/platform/validation/form.ts";
import { readVisitInterval, visitQuery } from "../operations/visit-operations.schema.ts";
import type { Route } from "./+types/visits";
import { asClient } from "./as-client.server.ts";
import { apiJob, renameJobFields } from "./typed-bodies.ts";
import { write } from "./write.server.ts";

const pageSize = 100;

/** GET: visits within a date range, earliest first. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["visits:read"], async ({ platform, client }) => {
    const { context, request } = args;
    const parsed = readQuery(args.request, visitQuery);
    if (!parsed.ok) return respondWithRows(args.context, args.request, parsed);
    const interval = readVisitInterval(parsed.query, platform.clock.now());
    if (!interval.ok) return respondWithRows(context, request, interval);
    const { from, to } = interval;
    const { after = null } = parsed.query;
    const visits = await listVisits(platform, client, { from, to, after, limit: pageSize + 1 });
    const page = visits.slice(0, pageSize);
    const next = visits.length > pageSize ? (page.at(-1)?.id ?? null) : null;
    const rows = page.map((visit) => asOfVersion(client.version, "visit", shownVisit(visit)));
    return respondWithRows(context, request, { ok: true, rows, next });
  });

/**
 * POST: books an appointment for a new job or, with `job_id`, for an existing one
 * (`schedule.book`).
 */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "POST") return methodNotAllowed(args.context, "GET, POST");
  return write(args, "visits:write", {
    read: (body) => check(newJobSchema, apiJob(body)),
    call: ({ platform, client, requestKey }, request) =>
      bookJob(platform, client, { request, requestKey }),
    rename: renameJobFields,
    respond: ({ visitId }) => ({ id: visitId }),
    status: 201,
  });
}
