import { visitor } from "~/features/access/actor.ts";
import { attributionOf } from "~/features/attribution/visit-cookie.server.ts";
import { selectSubmissions } from "~/features/contractor-list/select-tables.server.ts";
import { findPlan } from "~/features/contractors/contractors.ts";
import { signedUpCookie } from "~/features/onboarding/completion/signed-up-cookie.server.ts";
import { draftCookie, draftTokenOf } from "~/features/onboarding/drafts/draft-cookie.server.ts";
import { saveFailure } from "~/features/onboarding/failure.ts";
import { isStep, type Step } from "~/features/onboarding/onboarding.ts";
import { saveStep } from "~/features/onboarding/save-step.server.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-answer.server.ts";
import { runJson } from "~/platform/http/commands/run-command.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import type { Checked } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import type { Route } from "./+types/form-submissions";
import { answerStaff } from "./require-staff.server.ts";

/** GET: staff only, and all of them; one is asked for by `?id=`. */
export function loader(args: Route.LoaderArgs) {
  if ((args.params as { id?: string }).id) return methodNotAllowed(args.context, "PATCH");
  return answerStaff(args, selectSubmissions);
}

/** POST begins a submission, PATCH with its id goes on with it (`api.tables`). */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args;
  const id = (params as { id?: string }).id ?? null;
  const saved = await runJson(
    args,
    {
      read: (body) => readStep(body.current_step ?? (id ? undefined : 1)),
      limit: id ? "wizard_save" : "wizard_start",
      call: async ({ platform, body, requestKey }, step) => {
        const saved = await saveStep(platform, visitor, {
          step,
          answers: body,
          token: draftTokenOf(request),
          submissionId: id,
          version: typeof body.version === "number" ? body.version : null,
          requestKey,
          plan: findPlan(typedText(body, "selected_plan") ?? null),
          attribution: attributionOf(request, platform.clock.now()),
          address: context.get(requestInfoContext).address,
        });
        return saved.ok ? saved : { ...saved, message: saveFailure(saved).message };
      },
    },
    id ? "PATCH" : "POST",
  );
  if (!saved.ok) {
    const details = saved.code === "changed_elsewhere" ? { submission: saved.submission } : {};
    return refuseWith(context, saved, undefined, { errors: [], ...details });
  }
  const platform = context.get(platformContext);
  const headers = new Headers({ "cache-control": "no-store" });
  if (saved.submission.is_completed) {
    headers.append("set-cookie", draftCookie(platform, null));
    headers.append("set-cookie", signedUpCookie(platform, saved.submission.id));
  } else if (saved.token) {
    headers.append("set-cookie", draftCookie(platform, saved.token));
    // Browsers keep the token where scripts cannot read it; API clients get it to keep themselves.
    if (!request.headers.has("sec-fetch-site")) headers.set("draft-token", saved.token);
  }
  return Response.json(saved.submission, { status: id ? 200 : 201, headers });
}

function readStep(step: unknown): Checked<Step> {
  if (isStep(step)) return { ok: true, value: step };
  return { ok: false, code: "invalid", errors: { current_step: "has to be 1 to 7" } };
}
