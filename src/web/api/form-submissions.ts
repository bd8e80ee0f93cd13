import { findPlan } from "~/domains/identity/index.ts";
import { selectSubmissions } from "~/domains/operations/index.server.ts";
import { savedHeaders, saveSentStep } from "~/domains/signup/index.server.ts";
import { isStep, type Step } from "~/domains/signup/index.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { runJson } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Checked } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import type { Route } from "./+types/form-submissions";
import { respondWithStaffTable } from "./require-staff.server.ts";

/** GET: all submissions, for staff only; `?id=` selects one. */
export function loader(args: Route.LoaderArgs) {
  if ((args.params as { id?: string }).id) return methodNotAllowed(args.context, "PATCH");
  return respondWithStaffTable(args, selectSubmissions);
}

/** POST creates a submission; PATCH with its id continues it. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args;
  const id = (params as { id?: string }).id ?? null;
  const saved = await runJson(
    args,
    {
      read: (body) => readStep(body.current_step ?? (id ? undefined : 1)),
      limit: id ? "wizard_save" : "wizard_start",
      call: (sent, step) =>
        saveSentStep(sent, {
          step,
          answers: sent.body,
          submissionId: id,
          version: typeof sent.body.version === "number" ? sent.body.version : null,
          plan: findPlan(typedText(sent.body, "selected_plan") ?? null),
        }),
    },
    id ? "PATCH" : "POST",
  );
  if (!saved.ok) {
    const details = saved.code === "changed_elsewhere" ? { submission: saved.submission } : {};
    return refuseWith(context, saved, undefined, { errors: [], ...details });
  }
  const headers = savedHeaders(context.get(platformContext), saved);
  headers.set("cache-control", "no-store");
  // Browsers hold the token in an HttpOnly cookie; API clients receive it in the response.
  const isClient = !request.headers.has("sec-fetch-site");
  if (isClient && saved.token && !saved.submission.is_completed) {
    headers.set("draft-token", saved.token);
  }
  return Response.json(saved.submission, { status: id ? 200 : 201, headers });
}

function readStep(step: unknown): Checked<Step> {
  if (isStep(step)) return { ok: true, value: step };
  return { ok: false, code: "invalid", errors: { current_step: "has to be 1 to 7" } };
}
