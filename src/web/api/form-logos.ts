import { visitor } from "~/domains/shared/index.ts";
import { draftTokenOf, storeLogo } from "~/domains/signup/index.server.ts";
import { findLogoProblem, logoMessage } from "~/domains/signup/index.ts";
import {
  methodNotAllowed,
  refuseOverLimit,
  refuseWith,
} from "~/platform/http/api/api-response.server.ts";
import { receiveForm, runReceived } from "~/platform/http/commands/run-command.server.ts";
import type { Route } from "./+types/form-logos";

const noFile = { ok: false, code: "invalid", errors: { file: "is required" } } as const;

/** POST a form with a `file`: stores a logo in form-logos and returns its public URL. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  if (request.method !== "POST") return methodNotAllowed(context, "POST");
  const limited = await refuseOverLimit(context, "upload");
  if (limited) return limited;
  const form = await receiveForm(request);
  const file = form.file("file");
  if (!file) return refuseWith(context, noFile);
  const stored = await runReceived(args, form, {
    call: ({ platform }) => storeLogo(platform, visitor, file, draftTokenOf(request)),
  });
  if (stored.ok) return Response.json({ url: stored.url }, { status: 201 });
  const problem = findLogoProblem(stored.code);
  return refuseWith(context, stored, problem ? logoMessage(problem) : undefined);
}
