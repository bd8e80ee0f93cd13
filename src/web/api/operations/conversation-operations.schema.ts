import { z } from "zod";
import {
  conversationInFull,
  conversationRow,
  messageRow,
} from "~/domains/office/api-resources/conversation-resource.schema.ts";
import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
import { after, found, listed, withKey } from "./key-parts.schema.ts";
import { byId, refusals } from "./operation-parts.schema.ts";

export const pageQuery = z.strictObject({ after });

const reads = withKey("conversations:read");
const ofOne = found("The conversation", conversationInFull);

export const conversationOperations: ApiPaths = {
  "/v1/conversations": {
    get: {
      operationId: "listConversations",
      summary: "List conversations, those with the newest message first, 40 a page",
      ...reads,
      requestParams: { query: pageQuery },
      ...listed(conversationRow),
    },
  },
  "/v1/conversations/{id}": {
    get: {
      operationId: "getConversation",
      summary: "Get one conversation: with whom, and about which lead",
      ...reads,
      ...ofOne,
    },
  },
  "/v1/conversations/{id}/messages": {
    get: {
      operationId: "listConversationMessages",
      summary: "List the texts and emails of a conversation, the newest first, 30 a page",
      ...reads,
      requestParams: { path: byId, query: pageQuery },
      responses: {
        ...listed(messageRow).responses,
        ...refusals([404, "Nothing of this id belongs to the business"]),
      },
    },
  },
};
