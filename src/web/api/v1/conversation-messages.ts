import { findConversation } from "~/domains/inbox/index.server.ts";
import { serializeMessage } from "~/domains/office/index.ts";
import { readQuery, refuseWith, respondWithRows } from "~/platform/http/api/api-response.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { pageQuery } from "~/web/api/operations/lead-operations.schema.ts";
import type { Route } from "./+types/conversation-messages";
import { asClient } from "./as-client.server.ts";

/** GET: messages of both sides, newest first. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["conversations:read"], async ({ platform, client }) => {
    const parsed = readQuery(args.request, pageQuery);
    if (!parsed.ok) return respondWithRows(args.context, args.request, parsed);
    const id = readId(args.params.id);
    const conversation =
      id && (await findConversation(platform, client, id, parsed.query.after ?? null));
    if (!conversation) return refuseWith(args.context, { ok: false, code: "not_found" });
    const { messages, older } = conversation.conversation;
    const rows = messages.toReversed().map(serializeMessage);
    return respondWithRows(args.context, args.request, { ok: true, rows, next: older });
  });
