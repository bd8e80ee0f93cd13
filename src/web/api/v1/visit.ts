import { asOfVersion, shownVisit } from "~/domains/office/index.ts";
import { findVisit } from "~/domains/schedule/index.server.ts";
import { refuseWith } from "~/platform/http/api/api-response.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import type { Route } from "./+types/visit";
import { asClient, respondWithOne } from "./as-client.server.ts";

/** GET: one appointment. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["visits:read"], async ({ platform, client }) => {
    const id = readId(args.params.id);
    const visit = id && (await findVisit(platform, client, id));
    return visit
      ? respondWithOne(asOfVersion(client.version, "visit", shownVisit(visit.visit)))
      : refuseWith(args.context, { ok: false, code: "not_found" });
  });
