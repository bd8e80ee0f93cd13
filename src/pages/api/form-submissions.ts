import { visitor } from "~/features/access/actor.ts";
import { attributionOf } from "~/features/attribution/visit-cookie.server.ts";
import { selectSubmissions } from "~/features/contractor-list/select-tables.server.ts";
import { findPlan } from "~/features/contractors/contractors.ts";
import { draftCookie, draftTokenOf } from "~/features/onboarding/drafts/draft-cookie.server.ts";
import { saveFailure } from "~/features/onboarding/failure.ts";
import { isStep } from "~/features/onboarding/onboarding.ts";
import { saveStep } from "~/features/onboarding/save-step.server.ts";
import {
  methodNotAllowed,
  refuse,
  refuseOverLimit,
  refuseWith,
} from "~/platform/http/api-answer.server.ts";
import { readJson } from "~/platform/http/read-body.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { readRequestKey } from "~/platform/http/request-key.ts";
import type { Route } from "./+types/form-submissions";
import { answerStaff } from "./require-staff.server.ts";

/** GET: staff only, and all of them; one is asked for by `?id=`. */
export function loader(args: Route.LoaderArgs) {
  if ((args.params as { id?: string }).id) return methodNotAllowed(args.context, "PATCH");
  return answerStaff(args, selectSubmissions);
}

/** POST begins a submission, PATCH with its id goes on with it (`api.tables`). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const id = (params as { id?: string }).id ?? null;
  const allowed = id ? "PATCH" : "POST";
  if (request.method !== allowed) return methodNotAllowed(context, allowed);
  const limited = await refuseOverLimit(context, id ? "wizard_save" : "wizard_start");
  if (limited) return limited;

  const platform = context.get(platformContext);
  const answers = await readJson(request);
  const step = answers.current_step ?? (id ? undefined : 1);
  if (!isStep(step))
    return refuse(context, 422, "validation failed: current_step has to be 1 to 7");
  const saved = await saveStep(platform, visitor, {
    step,
    answers,
    token: draftTokenOf(request),
    submissionId: id,
    version: typeof answers.version === "number" ? answers.version : null,
    requestKey: readRequestKey(request.headers.get("idempotency-key")),
    plan: findPlan(String(answers.selected_plan ?? "")),
    attribution: attributionOf(request, platform.clock.now()),
  });
  if (!saved.ok) {
    const details = saved.code === "changed_elsewhere" ? { submission: saved.submission } : {};
    const { message } = saveFailure(saved);
    return refuseWith(context, saved, message, { errors: [], ...details });
  }
  const headers = new Headers({ "cache-control": "no-store" });
  if (saved.submission.is_completed) headers.append("set-cookie", draftCookie(platform, null));
  else if (saved.token) {
    headers.append("set-cookie", draftCookie(platform, saved.token));
    // Browsers keep the token where scripts cannot read it; API clients get it to keep themselves.
    if (!request.headers.has("sec-fetch-site")) headers.set("draft-token", saved.token);
  }
  return Response.json(saved.submission, { status: id ? 200 : 201, headers });
}
