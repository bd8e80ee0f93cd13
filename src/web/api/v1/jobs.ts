import { listJobRows } from "~/domains/office/index.server.ts";
import { addJob } from "~/domains/schedule/index.server.ts";
import { addedJobSchema } from "~/domains/schedule/index.ts";
import {
  methodNotAllowed,
  readQuery,
  respondWithRows,
} from "~/platform/http/api/api-response.server.ts";
import { check } from "~/platform/validation/form.ts";
import { jobQuery } from "../operations/job-operations.schema.ts";
import type { Route } from "./+types/jobs";
import { asClient } from "./as-client.server.ts";
import { apiJob, renameJobFields } from "./typed-bodies.ts";
import { write } from "./write.server.ts";

/** GET: the business's jobs, newest first. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["jobs:read"], async ({ platform, client }) => {
    const parsed = readQuery(args.request, jobQuery);
    if (!parsed.ok) return respondWithRows(args.context, args.request, parsed);
    const { state = null, after = null } = parsed.query;
    const page = await listJobRows(platform, client, { state, after });
    return respondWithRows(args.context, args.request, { ok: true, ...page });
  });

/** POST: adds a job without an appointment. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "POST") return methodNotAllowed(args.context, "GET, POST");
  return write(args, "jobs:write", {
    read: (body) => check(addedJobSchema, apiJob(body)),
    call: ({ platform, client, requestKey }, request) =>
      addJob(platform, client, { request, requestKey }),
    rename: renameJobFields,
    respond: ({ jobId }) => ({ id: jobId }),
    status: 201,
  });
}
