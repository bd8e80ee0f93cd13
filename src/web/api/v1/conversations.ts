import { listConversations } from "~/domains/inbox/index.server.ts";
import { serializeConversation } from "~/domains/office/index.ts";
import { answerSelected, readQuery } from "~/platform/http/api/api-response.server.ts";
import { pageQuery } from "~/web/api/operations/lead-operations.schema.ts";
import type { Route } from "./+types/conversations";
import { asClient } from "./as-client.server.ts";

/** GET: the business's conversations, latest message first. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["conversations:read"], async ({ platform, client }) => {
    const asked = readQuery(args.request, pageQuery);
    if (!asked.ok) return answerSelected(args.context, args.request, asked);
    const { rows, next } = await listConversations(
      platform,
      client,
      "all",
      asked.query.after ?? null,
    );
    return answerSelected(args.context, args.request, {
      ok: true,
      rows: rows.map(serializeConversation),
      next,
    });
  });
