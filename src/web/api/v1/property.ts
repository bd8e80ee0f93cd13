import { changedPropertySchema } from "~/domains/customers/index.ts";
import { findPropertyRow, reviseProperty } from "~/domains/office/index.server.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { runJson } from "~/platform/http/commands/run-command.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/property";
import { asClient, respondWithOne } from "./as-client.server.ts";

const notFound = { ok: false, code: "not_found" } as const;

const changedElsewhere =
  "The property was changed since the revision you sent. Fetch it again, then repeat your change.";

/** GET: one property. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["customers:read"], async ({ platform, client }) => {
    const id = readId(args.params.id);
    const property = id && (await findPropertyRow(platform, client, id));
    return property ? respondWithOne(property) : refuseWith(args.context, notFound);
  });

/** PATCH: changes the fields that are sent. Refused if someone saved it after the revision in the body. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "PATCH") return methodNotAllowed(args.context, "GET, PATCH");
  return asClient(args, ["customers:write"], async ({ platform, client }) => {
    const propertyId = readId(args.params.id);
    const property = propertyId && (await findPropertyRow(platform, client, propertyId));
    if (!property) return refuseWith(args.context, notFound);
    const { street, unit, city, state, zip_code, access_notes, revision } = property;
    const current = { street, unit, city, state, zip_code, access_notes };
    const saved = await runJson(
      args,
      {
        read: (body) => check(changedPropertySchema, { ...current, ...body }),
        call: ({ body, requestKey }, request) => {
          // Fields that weren't sent come from this revision, so another revision is refused.
          const seen = request.revision === revision ? revision : 0;
          const sent = { requestKey, body };
          const target = { propertyId, request: { ...request, revision: seen }, sent };
          return reviseProperty(platform, client, target);
        },
      },
      "PATCH",
    );
    if (saved.ok) return respondWithOne({ id: propertyId, revision: saved.revision });
    const message = saved.code === "changed_elsewhere" ? changedElsewhere : undefined;
    return refuseWith(args.context, saved, message);
  });
}
