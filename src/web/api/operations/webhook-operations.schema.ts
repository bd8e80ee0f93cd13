import { z } from "zod";
import { testEvent, webhookBodies, webhookEventLabels } from "~/domains/office/index.ts";
import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
import { body as bodyOf } from "./operation-parts.schema.ts";

const header = z.object({
  "webhook-id": z
    .uuid()
    .describe(
      "The same for every attempt. An id may come twice, even once it was taken: skip it then",
    ),
  "webhook-timestamp": z.string().describe("When it was sent, in seconds since 1970"),
  "webhook-signature": z.string().describe("By the webhook's secret, after Standard Webhooks"),
});

/** Bodies posted to a business's webhooks (`webhooks.signed`). */
export const apiWebhooks: ApiPaths = Object.fromEntries(
  webhookBodies.map(({ event, body }) => [
    event,
    {
      post: {
        operationId: `on-${event.replace(".", "-")}`,
        summary: event === testEvent ? "A test, sent by a button" : webhookEventLabels[event],
        security: [],
        requestParams: { header },
        requestBody: bodyOf(body),
        responses: {
          "2XX": { description: "Taken; anything else is tried again for about a day" },
          "410": { description: "Gone: nothing is sent anymore" },
        },
      },
    },
  ]),
);
