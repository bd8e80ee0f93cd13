import { findConversation } from "~/domains/inbox/find-conversation.server.ts";
import { shownConversationInFull } from "~/domains/office/api-resources/shown-conversation.ts";
import { refuseWith } from "~/platform/http/api/api-answer.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import type { Route } from "./+types/conversation";
import { answerOne, asClient } from "./as-client.server.ts";

/** GET: a conversation's customer and lead. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["conversations:read"], async ({ platform, client }) => {
    const id = readId(args.params.id);
    const found = id && (await findConversation(platform, client, id));
    return found
      ? answerOne(shownConversationInFull(found))
      : refuseWith(args.context, { ok: false, code: "not_found" });
  });
