import { listConversations } from "~/domains/inbox/index.server.ts";
import { serializeConversation } from "~/domains/office/index.ts";
import { readQuery, respondWithRows } from "~/platform/http/api/api-response.server.ts";
import { pageQuery } from "~/web/api/operations/lead-operations.schema.ts";
import type { Route } from "./+types/conversations";
import { asClient } from "./as-client.server.ts";

/** GET: the business's conversations, latest message first. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["conversations:read"], async ({ platform, client }) => {
    const parsed = readQuery(args.request, pageQuery);
    if (!parsed.ok) return respondWithRows(args.context, args.request, parsed);
    const { rows, next } = await listConversations(
      platform,
      client,
      "all",
      parsed.query.after ?? null,
    );
    return respondWithRows(args.context, args.request, {
      ok: true,
      rows: rows.map(serializeConversation),
      next,
    });
  });
