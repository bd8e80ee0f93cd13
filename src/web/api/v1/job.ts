import { changeJobDetails, findJobRow } from "~/domains/office/index.server.ts";
import { jobChangeSchema } from "~/domains/office/index.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/job";
import { asClient, respondWithOne } from "./as-client.server.ts";
import { apiFields } from "./typed-bodies.ts";
import { writeRow } from "./write.server.ts";

/** GET: one job. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["jobs:read"], async ({ platform, client }) => {
    const id = readId(args.params.id);
    const job = id && (await findJobRow(platform, client, id));
    return job ? respondWithOne(job) : refuseWith(args.context, { ok: false, code: "not_found" });
  });

/**
 * PATCH: changes a job, and moves it to another customer. Refused if the job changed since the call's
 * `seen` or `seen_at`.
 */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "PATCH") return methodNotAllowed(args.context, "GET, PATCH");
  return writeRow(args, "jobs:write", (id) => ({
    method: "PATCH",
    read: (body) => check(jobChangeSchema, apiFields(body)),
    call: ({ platform, client }, request) => changeJobDetails(platform, client, id, request),
    reasons: {
      changed_elsewhere:
        "The job changed since what you sent as seen or seen_at. Get the job again, then repeat your change.",
    },
    respond: ({ changed }) => ({ id, changed }),
  }));
}
