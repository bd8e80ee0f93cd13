import { setJobStatus } from "~/domains/schedule/index.server.ts";
import type { Route } from "./+types/job-action";
import { actionOf, onlyPost, unknownAction, writeRow } from "./write.server.ts";

const statuses: Record<string, "done" | "canceled" | "open"> = {
  done: "done",
  cancel: "canceled",
  reopen: "open",
};

export const loader = (args: Route.LoaderArgs) => onlyPost(args);

/** POST: marks a job done, cancels it, or reopens it, like the CRM's screen. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "POST") return onlyPost(args);
  const status = statuses[actionOf(args)];
  if (!status) return unknownAction(args);
  return writeRow(args, "jobs:write", (jobId) => ({
    call: ({ platform, client }) => setJobStatus(platform, client, { jobId, status }),
    reasons: {
      not_possible: "The job still has an upcoming appointment. Finish or cancel that first.",
    },
    respond: ({ changed }) => ({ id: jobId, changed }),
  }));
}
