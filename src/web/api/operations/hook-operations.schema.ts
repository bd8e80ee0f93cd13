import { z } from "zod";
import { maxHooks, webhookEvents } from "~/domains/office/index.ts";
import type { ApiScope } from "~/domains/shared/index.ts";
import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
import {
  body,
  byId,
  invalid,
  keyRefusals,
  listed,
  notFoundRefusal,
  refusals,
  response,
  unreadable,
  withKey,
} from "./operation-parts.schema.ts";

/** Each of these scopes allows subscriptions to the events that it can read. */
export const hookScopes: [ApiScope, ...ApiScope[]] = [
  "leads:read",
  "conversations:read",
  "visits:read",
  "estimates:read",
  "invoices:read",
  "customers:read",
];

const eventMessage = "Choose an event that webhooks have";

export const hookSchema = z
  .object({
    target_url: z.string("Send the URL").describe("Starts with https:// and accepts a JSON POST"),
    event: z.enum(webhookEvents, eventMessage),
  })
  .meta({ id: "NewHook" });

export const sampleQuery = z.strictObject({
  event: z.enum(webhookEvents, eventMessage).optional().describe("lead.created by default"),
});

const subscribed = z.object({
  id: z.uuid().describe("To unsubscribe"),
  target_url: z.string(),
  event: z.enum(webhookEvents),
  secret: z.string().describe("What the deliveries are signed with, after Standard Webhooks"),
});

const sample = z
  .object({
    id: z.uuid(),
    type: z.enum(webhookEvents),
    timestamp: z.iso.datetime(),
    data: z.looseObject({}).describe("As in the body of the event"),
  })
  .meta({ id: "HookSample" });

const accessed = withKey(...hookScopes);

export const hookOperations: ApiPaths = {
  "/v1/hooks": {
    post: {
      operationId: "subscribeHook",
      summary: `Subscribe a URL to an event; a business can have up to ${maxHooks} subscriptions, which end with their key`,
      ...accessed,
      requestBody: body(hookSchema, {
        target_url: "https://automation.example/hooks/leads",
        event: "lead.created",
      }),
      responses: {
        "201": response("Subscribed, or it was before", subscribed),
        ...refusals(unreadable, invalid, ...keyRefusals),
      },
    },
  },
  "/v1/hooks/{id}": {
    delete: {
      operationId: "unsubscribeHook",
      summary: "End a subscription of this key; a URL that responds with 410 ends its own",
      ...accessed,
      requestParams: { path: byId },
      responses: {
        "200": response("Ended", z.object({ id: z.uuid(), deleted: z.boolean() })),
        ...refusals([400, "An unknown version"], notFoundRefusal, ...keyRefusals),
      },
    },
  },
  "/v1/hook-samples": {
    get: {
      operationId: "listHookSamples",
      summary: "List up to three bodies that a subscription would have gotten lately",
      ...accessed,
      requestParams: { query: sampleQuery },
      ...listed(sample),
    },
  },
};
