import { shownVisit } from "~/domains/office/index.ts";
import { listVisits } from "~/domains/schedule/index.server.ts";
import { answerSelected, readQuery } from "~/platform/http/api/api-response.server.ts";
import { stretchOf, visitQuery } from "../operations/visit-operations.schema.ts";
import type { Route } from "./+types/visits";
import { asClient } from "./as-client.server.ts";

const onPage = 100;

/** GET: visits within a date range, earliest first. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["visits:read"], async ({ platform, client }) => {
    const { context, request } = args;
    const asked = readQuery(args.request, visitQuery);
    if (!asked.ok) return answerSelected(args.context, args.request, asked);
    const stretch = stretchOf(asked.query, platform.clock.now());
    if (!stretch.ok) return answerSelected(context, request, stretch);
    const { from, to } = stretch;
    const { after = null } = asked.query;
    const visits = await listVisits(platform, client, { from, to, after, limit: onPage + 1 });
    const page = visits.slice(0, onPage);
    const next = visits.length > onPage ? (page.at(-1)?.id ?? null) : null;
    return answerSelected(context, request, { ok: true, rows: page.map(shownVisit), next });
  });
