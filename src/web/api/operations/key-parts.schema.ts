import { z } from "zod";
import type { ApiScope } from "~/domains/shared/access/api-scopes.ts";
import { byId, type Refusal, refusals, rows } from "./operation-parts.schema.ts";

/** For API clients whose key has one of these scopes (`api-keys.bound`). */
export const withKey = (...scopes: ApiScope[]): { security: Record<string, string[]>[] } => ({
  security: scopes.map((scope) => ({ apiKey: [scope] })),
});

/** Refusals for a missing or invalid key. */
export const keyRefusals: Refusal[] = [
  [401, "No key, or one that is unknown, expired, or revoked"],
  [403, "The key lacks the scope"],
  [429, "Too many calls with this key"],
];

const wrongParameter: Refusal = [400, "An unknown parameter or value"];
export const notThere: Refusal = [404, "Nothing of this id belongs to the business"];

/** Cursor for the next page of a list. */
export const after = z
  .uuid()
  .optional()
  .describe("The last id of the page before, from the Link header");

/** Responses for a list of this business's rows. */
export const listed = (row: z.ZodType) => ({
  responses: { ...rows(row), ...refusals(wrongParameter, ...keyRefusals) },
});

/** Responses for one row of this business. */
export const found = (description: string, schema: z.ZodType) => ({
  requestParams: { path: byId },
  responses: {
    "200": { description, content: { "application/json": { schema } } },
    ...refusals(notThere, ...keyRefusals),
  },
});
