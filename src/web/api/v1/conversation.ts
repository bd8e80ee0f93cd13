import { findConversation } from "~/domains/inbox/index.server.ts";
import { serializeConversationDetails } from "~/domains/office/index.ts";
import { refuseWith } from "~/platform/http/api/api-response.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import type { Route } from "./+types/conversation";
import { asClient, respondWithOne } from "./as-client.server.ts";

/** GET: a conversation's customer and lead. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["conversations:read"], async ({ platform, client }) => {
    const id = readId(args.params.id);
    const conversation = id && (await findConversation(platform, client, id));
    return conversation
      ? respondWithOne(serializeConversationDetails(conversation))
      : refuseWith(args.context, { ok: false, code: "not_found" });
  });
