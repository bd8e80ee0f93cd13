import { findJobRow } from "~/domains/office/index.server.ts";
import { renameJob } from "~/domains/schedule/index.server.ts";
import { jobTitleSchema } from "~/domains/schedule/index.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/job";
import { asClient, respondWithOne } from "./as-client.server.ts";
import { writeRow } from "./write.server.ts";

/** GET: one job. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["jobs:read"], async ({ platform, client }) => {
    const id = readId(args.params.id);
    const job = id && (await findJobRow(platform, client, id));
    return job ? respondWithOne(job) : refuseWith(args.context, { ok: false, code: "not_found" });
  });

/** PATCH: changes a job's title. Refused if the current title isn't the one in the call. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "PATCH") return methodNotAllowed(args.context, "GET, PATCH");
  return writeRow(args, "jobs:write", (id) => ({
    method: "PATCH",
    read: (body) => check(jobTitleSchema, body),
    call: ({ platform, client }, { what, seen }) =>
      renameJob(platform, client, { jobId: id, what, seen }),
    reasons: {
      changed_elsewhere:
        "The title has changed since the one you sent as seen. Get the job again, then repeat your change.",
    },
    respond: ({ changed }) => ({ id, changed }),
  }));
}
