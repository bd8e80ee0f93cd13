import { z } from "zod";
import { leadFields } from "~/domains/leads/index.ts";
import { campaignFields } from "~/domains/shared/index.ts";
import { claimSchema, competitionLevels } from "~/domains/signup/index.ts";
import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
import {
  body,
  fieldNames,
  invalid,
  noAuthentication,
  paging,
  refusals,
  requestKey,
  response,
  rows,
  staffSelect,
  tooMany,
  unknownColumn,
  unreadable,
} from "./operation-parts.schema.ts";

/** Traffic source of the visitor, from the landing page's query string. */
const campaign = {
  ...Object.fromEntries(campaignFields.map((field) => [field, z.string().optional()])),
  referrer: z.string().optional().describe("The page that led there; only its host is saved"),
};

const lead = fieldNames(leadFields)
  .extend({ page_id: z.uuid(), ...campaign })
  .meta({ id: "Lead" });
const exampleLead = {
  page_id: "019ab000-0000-7000-8000-000000000000",
  name: "Jane Doe",
  phone: "+15125550123",
  email: "jane@example.com",
  need: "Ants in the kitchen",
  zip_code: "78701",
  urgency: "this_week",
};
const receivedSchema = z.object({
  id: z.uuid().describe("This request's id, never the id of a lead that it joins"),
  repeated: z.boolean().describe("Whether this very request had been received before"),
});

const leadResult = fieldNames(claimSchema)
  .extend({
    business_name: z.string().optional().describe("Makes it a claim of this trade in this city"),
  })
  .meta({ id: "LeadResult" });
const exampleResult = { industry: "HVAC", city: "Austin, TX", email: "joe@example.com" };

const estimate = z
  .object({
    id: z.uuid(),
    industry: z.string(),
    city: z.string(),
    search_volume: z.number().int().describe("Searches per month, whole market"),
    competition: z.enum(competitionLevels),
    lead_value_estimate: z.string().describe("Dollars per month, whole market"),
    specific_to_city: z
      .boolean()
      .describe("False if the figures are typical of the trade, not of this city"),
    share_path: z.string().describe("Where the site shows this estimate to anyone, for a year"),
  })
  .meta({ id: "Estimate" });

const businessPage = z.looseObject({
  id: z.uuid(),
  business_name: z.string(),
  service: z.string(),
  city: z.string(),
  state: z.string(),
  phone: z.string().nullable(),
});

export const directoryOperations: ApiPaths = {
  "/seo_pages": {
    get: {
      operationId: "listBusinessPages",
      summary: "List live business pages by city; select=* gives the whole public row",
      ...noAuthentication,
      requestParams: {
        query: paging.extend({
          service: z.string().optional(),
          city: z.string().optional(),
          state: z.string().optional(),
          business_name: z.string().optional(),
          select: z.literal("*").optional(),
        }),
      },
      responses: { ...rows(businessPage), ...refusals(unknownColumn, tooMany) },
    },
  },
  "/leads": {
    post: {
      operationId: "sendLead",
      summary: "Send a homeowner's request to one business",
      description:
        "A website that sends more than a few leads a day sends the API key of its business with the scope leads:write in the header Authorization (Bearer). Without a key, a page takes ten requests a day; those after that are checked by a person before anyone is alerted or texted.",
      ...noAuthentication,
      requestParams: { header: requestKey },
      requestBody: body(lead, exampleLead),
      responses: {
        "201": response("Received", receivedSchema),
        "200": response("Received before with the same key", receivedSchema),
        ...refusals(
          unreadable,
          invalid,
          [401, "The key is unknown, has expired or was revoked"],
          [403, "The key lacks the scope leads:write"],
          tooMany,
        ),
      },
    },
  },
  "/lead_results": {
    post: {
      operationId: "requestEstimate",
      summary: "Request an estimate for a trade in a city, or claim that area for a business",
      ...noAuthentication,
      requestParams: { header: requestKey },
      requestBody: body(leadResult, exampleResult),
      responses: {
        "201": response("Saved, with the estimate", estimate),
        "200": response("Saved before with the same key", estimate),
        ...refusals(unreadable, invalid, tooMany),
      },
    },
    get: {
      operationId: "listLeadResults",
      summary: "List requested estimates and claims, newest first (staff)",
      ...staffSelect,
    },
  },
  "/cities": {
    get: {
      operationId: "suggestCities",
      summary: "Suggest up to eight cities that begin with what was typed",
      ...noAuthentication,
      requestParams: { query: z.object({ q: z.string().optional() }) },
      responses: {
        "200": response(
          "Cities, the largest first",
          z.array(z.object({ city: z.string(), state: z.string() })),
        ),
      },
    },
  },
};
