import { z } from "zod";
import type { ApiScope } from "~/domains/shared/index.ts";

const problem = z
  .looseObject({
    type: z.literal("about:blank"),
    title: z.string(),
    status: z.number().int(),
    code: z.string().optional().describe("Machine-readable error code"),
    message: z.string().describe("What went wrong, for people to read"),
    reference: z.string().describe("The request's ID, to include when you contact us"),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: "Problem" });

type Refusal = [status: number, description: string];

export const unreadable: Refusal = [400, "The body is not a JSON object"];
export const unknownColumn: Refusal = [400, "An unknown column or value"];
export const invalid: Refusal = [422, "Validation failed"];
export const tooMany: Refusal = [429, "Too many requests from this address"];
export const staffOnly: Refusal[] = [
  [401, "Sign in first"],
  [403, "For staff only"],
];
const temporarilyUnavailable: Refusal = [
  503,
  "Temporarily unavailable; Retry-After says when to try again",
];

/** Problem document responses; 503 can come from any operation. */
export function refusals(...listed: Refusal[]) {
  return Object.fromEntries(
    [...listed, temporarilyUnavailable].map(([status, description]) => [
      String(status),
      { description, content: { "application/problem+json": { schema: problem } } },
    ]),
  );
}

const json = <T extends z.ZodType>(schema: T) => ({ content: { "application/json": { schema } } });

/** JSON request body; the example is valid except for its ids. */
export const body = <T extends z.ZodType>(schema: T, example?: object) => ({
  required: true,
  content: { "application/json": { schema, ...(example ? { example } : {}) } },
});

/** Fields of a schema; those with defaults are optional. */
export function fieldNames({ shape }: { shape: z.core.$ZodShape }) {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    z.safeParse(field, undefined).success ? z.optional(field) : field,
  ]);
  return z.object(Object.fromEntries(fields) as z.core.$ZodShape);
}

/** JSON response. */
export const response = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  ...json(schema),
});

const anyRow = z.record(z.string(), z.unknown());

/** Rows of a table by column name. */
export const rows = (row: z.ZodType = anyRow) => ({
  "200": response("Rows; the Link header has the URL of the next page", z.array(row)),
});

/** Limit, cursor and sort order. */
export const paging = z.object({
  order: z.string().optional().describe("A column and a direction, such as created_at.desc"),
  limit: z.coerce.number().int().min(1).max(200).optional().describe("50 by default"),
  after: z.string().optional().describe("The cursor from the Link header"),
});

const staffSelectRefusals: Refusal[] = [
  [401, "Sign in first"],
  [403, "For staff only, or more rows than the role may read, which is the first 50"],
];

/** A select with a required column filter, for tables that only staff can read. */
export const staffSelect = {
  security: [{ session: [] }],
  requestParams: { query: paging },
  parameters: [
    {
      name: "filter",
      in: "query" as const,
      description: "A column and the value it must have, such as state=TX",
      style: "form" as const,
      explode: true,
      schema: { type: "object" as const, additionalProperties: { type: "string" as const } },
    },
  ],
  responses: { ...rows(), ...refusals(unknownColumn, ...staffSelectRefusals) },
};

/** Public: no sign-in required. */
export const noAuthentication: { security: Record<string, string[]>[] } = { security: [] };
/** For signed-in users; most operations are for staff only. */
export const signedIn = { security: [{ session: [] }] };

export const requestKey = z.object({
  "idempotency-key": z
    .string()
    .optional()
    .describe(
      "20 to 100 random characters; a repeated key with the same body returns the first response",
    ),
});

/** The key of a call that must not take effect twice, such as a message or a payment. */
export const requiredKey = z.object({
  "idempotency-key": z
    .string()
    .describe("20 to 100 random characters. Send the same key when you repeat the call"),
});

/** The body of a call without fields. */
export const noFields = body(z.object({}).meta({ id: "Nothing" }), {});

/** The response to a call that changes one row. */
export const changedRow = z.object({
  id: z.uuid(),
  changed: z.boolean().describe("False if it was already in this state"),
});

/** The refusals of a call that changes one row. */
export const rowRefusals = (why: string) =>
  refusals(unreadable, notFoundRefusal, [409, why], invalid, ...keyRefusals);

export const byId = z.object({ id: z.uuid() });

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
export const notFoundRefusal: Refusal = [404, "Nothing in this business has this ID"];

/** Cursor for the next page of a list. */
export const after = z
  .uuid()
  .optional()
  .describe("The last ID of the previous page, from the Link header");

/** Responses for a list of this business's rows. */
export const listed = (row: z.ZodType) => ({
  responses: { ...rows(row), ...refusals(wrongParameter, ...keyRefusals) },
});

/** Responses for one row of this business. */
export const found = (description: string, schema: z.ZodType) => ({
  requestParams: { path: byId },
  responses: {
    "200": { description, content: { "application/json": { schema } } },
    ...refusals(wrongParameter, notFoundRefusal, ...keyRefusals),
  },
});
