import * as z from "zod/mini";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-answer.server.ts";
import { runJson } from "~/platform/http/commands/run-command.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import type { RouteFacts } from "~/platform/http/requests/route-facts.ts";
import { check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/browser-errors";

export const handle: RouteFacts = { body: { bytes: 16 * 1024 } };

const crashSchema = z.object({
  name: z.string().check(z.maxLength(60)),
  message: z.string().check(z.maxLength(200)),
  stack: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(15)),
  page: z.string().check(z.maxLength(400)),
});

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "POST");

/** Writes a crash in a browser into the log, and says under which reference (`logs.browser-crashes`). */
export async function action(args: Route.ActionArgs) {
  const { context } = args;
  const { id: reference } = context.get(requestInfoContext);
  const reported = await runJson(args, {
    read: (body) => check(crashSchema, body),
    limit: "browser_error",
    call: (_, { name, message, stack, page }) => {
      const { log } = context.get(platformContext);
      const where = { path: page, cause: stack.join(" < ") };
      const crash = { request_id: reference, name, reason: message, ...where };
      log.error("a page crashed in the browser", crash);
      return { ok: true };
    },
  });
  return reported.ok ? Response.json({ reference }) : refuseWith(context, reported);
}
