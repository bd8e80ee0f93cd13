import { shownVisit } from "~/domains/office/index.ts";
import { listVisits } from "~/domains/schedule/index.server.ts";
import { readQuery, respondWithRows } from "~/platform/http/api/api-response.server.ts";
import { intervalContaining, visitQuery } from "../operations/visit-operations.schema.ts";
import type { Route } from "./+types/visits";
import { asClient } from "./as-client.server.ts";

const pageSize = 100;

/** GET: visits within a date range, earliest first. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["visits:read"], async ({ platform, client }) => {
    const { context, request } = args;
    const parsed = readQuery(args.request, visitQuery);
    if (!parsed.ok) return respondWithRows(args.context, args.request, parsed);
    const interval = intervalContaining(parsed.query, platform.clock.now());
    if (!interval.ok) return respondWithRows(context, request, interval);
    const { from, to } = interval;
    const { after = null } = parsed.query;
    const visits = await listVisits(platform, client, { from, to, after, limit: pageSize + 1 });
    const page = visits.slice(0, pageSize);
    const next = visits.length > pageSize ? (page.at(-1)?.id ?? null) : null;
    return respondWithRows(context, request, { ok: true, rows: page.map(shownVisit), next });
  });
