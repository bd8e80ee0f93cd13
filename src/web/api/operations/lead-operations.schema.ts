import { z } from "zod";
import { apiLeadFields } from "~/domains/intake/index.ts";
import { leadMoveSchema, leadStages } from "~/domains/leads/index.ts";
import {
  conversationInFull,
  conversationRow,
  leadInFull,
  leadRow,
  messageRow,
} from "~/domains/office/index.ts";
import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
import {
  after,
  body,
  byId,
  fieldNames,
  found,
  invalid,
  keyRefusals,
  listed,
  notFoundRefusal,
  refusals,
  requestKey,
  response,
  unreadable,
  withKey,
} from "./operation-parts.schema.ts";

export const leadQuery = z.strictObject({ stage: z.enum(leadStages).optional(), after });

const page = z
  .object({ id: z.uuid(), service: z.string(), city: z.string(), state: z.string() })
  .meta({ id: "OwnPage" });

const newLead = fieldNames(apiLeadFields)
  .extend({ page_id: z.uuid().describe("The service and city, by an ID from listOwnPages") })
  .meta({ id: "NewOwnLead" });
const exampleLead = {
  page_id: "019ab000-0000-7000-8000-000000000000",
  name: "Jane Doe",
  phone: "+12105550123",
  email: "jane@example.com",
  need: "A water heater that leaks",
  zip_code: "78205",
  urgency: "this_week",
  source: "elsewhere",
};
const addedLead = z.object({
  id: z.uuid(),
  joined: z.boolean().describe("Whether this person already had a lead here"),
});
const movedLead = z.object({ id: z.uuid(), stage: z.enum(leadStages), changed: z.boolean() });

export const leadOperations: ApiPaths = {
  "/v1/pages": {
    get: {
      operationId: "listOwnPages",
      summary: "List the services and cities of the business, for new leads",
      ...withKey("leads:read", "leads:write"),
      ...listed(page),
    },
  },
  "/v1/leads": {
    get: {
      operationId: "listOwnLeads",
      summary: "List the leads of the business, newest first, 50 per page",
      ...withKey("leads:read"),
      requestParams: { query: leadQuery },
      ...listed(leadRow),
    },
    post: {
      operationId: "addOwnLead",
      summary:
        "Add someone who requested work elsewhere, without messages; a known person joins their lead",
      ...withKey("leads:write"),
      requestParams: { header: requestKey },
      requestBody: body(newLead, exampleLead),
      responses: {
        "201": response("Added", addedLead),
        "200": response("Joined to the lead of the same person", addedLead),
        ...refusals(unreadable, invalid, ...keyRefusals),
      },
    },
  },
  "/v1/leads/{id}": {
    get: {
      operationId: "getOwnLead",
      summary: "Get one lead with its requests",
      ...withKey("leads:read"),
      ...found("The lead", leadInFull),
    },
    patch: {
      operationId: "moveOwnLead",
      summary: "Move a lead to another stage, which ends its automatic messages",
      ...withKey("leads:write"),
      requestParams: { path: byId },
      requestBody: body(fieldNames(leadMoveSchema).meta({ id: "LeadMove" }), {
        stage: "lost",
        lost_reason: "price",
      }),
      responses: {
        "200": response("Moved, or already in that stage", movedLead),
        ...refusals(
          unreadable,
          notFoundRefusal,
          [409, "It can't move there from its stage, or was merged into another lead"],
          invalid,
          ...keyRefusals,
        ),
      },
    },
  },
};

export const pageQuery = z.strictObject({ after });

const reads = withKey("conversations:read");
const conversationResponse = found("The conversation", conversationInFull);

export const conversationOperations: ApiPaths = {
  "/v1/conversations": {
    get: {
      operationId: "listConversations",
      summary: "List conversations, those with the newest message first, 40 per page",
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
      ...conversationResponse,
    },
  },
  "/v1/conversations/{id}/messages": {
    get: {
      operationId: "listConversationMessages",
      summary: "List the texts and emails of a conversation, the newest first, 30 per page",
      ...reads,
      requestParams: { path: byId, query: pageQuery },
      responses: {
        ...listed(messageRow).responses,
        ...refusals([404, "Nothing in this business has this ID"]),
      },
    },
  },
};
