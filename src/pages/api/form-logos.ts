import { visitor } from "~/features/access/actor.ts";
import { draftTokenOf } from "~/features/onboarding/drafts/draft-cookie.server.ts";
import { logoMessage } from "~/features/onboarding/uploads/logo.ts";
import { storeLogo } from "~/features/onboarding/uploads/store-logo.server.ts";
import {
  methodNotAllowed,
  refuseOverLimit,
  refuseWith,
} from "~/platform/http/api/api-answer.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { bodyWithFile, type RouteFacts } from "~/platform/http/requests/route-facts.ts";
import type { Route } from "./+types/form-logos";

const noFile = { ok: false, code: "invalid", errors: { file: "is required" } } as const;

export const handle: RouteFacts = { body: bodyWithFile };

/** POST a form with a `file`: keeps a logo in form-logos and tells its public address. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return methodNotAllowed(context, "POST");
  const limited = await refuseOverLimit(context, "upload");
  if (limited) return limited;
  const file = (await readForm(request)).get("file");
  if (!(file instanceof File)) return refuseWith(context, noFile);
  const stored = await storeLogo(
    context.get(platformContext),
    visitor,
    file,
    draftTokenOf(request),
  );
  if (stored.ok) return Response.json({ url: stored.url }, { status: 201 });
  return refuseWith(context, stored, logoMessage(stored.code));
}
