import { listHookSamples } from "~/domains/office/index.server.ts";
import { readQuery, respondWithRows } from "~/platform/http/api/api-response.server.ts";
import { hookScopes, sampleQuery } from "../operations/hook-operations.schema.ts";
import type { Route } from "./+types/hook-samples";
import { asClient } from "./as-client.server.ts";

/** GET: sample bodies that a subscription to an event would have gotten recently. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, hookScopes, async ({ platform, client }) => {
    const parsed = readQuery(args.request, sampleQuery);
    if (!parsed.ok) return respondWithRows(args.context, args.request, parsed);
    const { event = "lead.created" } = parsed.query;
    const rows = await listHookSamples(platform, client, event);
    return respondWithRows(args.context, args.request, { ok: true, rows, next: null });
  });
