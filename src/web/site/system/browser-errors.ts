import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { runJson } from "~/platform/http/commands/run-command.server.ts";
import { describeCrash, readCrash } from "~/platform/http/failures/failures.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/browser-errors";

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "POST");

/** Logs a browser crash and returns its reference. */
export async function action(args: Route.ActionArgs) {
  const { context } = args;
  const { id: reference } = context.get(requestInfoContext);
  const reported = await runJson(args, {
    read: readCrash,
    limit: "browser_error",
    call: (_, crash) => {
      const { log } = context.get(platformContext);
      const described = describeCrash(crash);
      log.error("browser page crashed", { request_id: reference, ...described });
      return { ok: true };
    },
  });
  return reported.ok ? Response.json({ reference }) : refuseWith(context, reported);
}
