import { z } from "zod";
import { campaignFields } from "~/features/attribution/attribution.ts";
import { planKeys } from "~/features/contractors/contractors.ts";
import { leadSchema } from "~/features/leads/leads.schema.ts";
import { stepSchemas } from "~/features/onboarding/onboarding.schema.ts";
import {
  applicationSchema,
  newParticipantSchema,
  reviewUpdateSchema,
} from "~/features/revenue-share/revenue-share.schema.ts";
import type { ApiPaths } from "~/platform/http/openapi.server.ts";

const problem = z
  .object({
    type: z.literal("about:blank"),
    title: z.string(),
    status: z.number().int(),
    message: z.string().describe("What went wrong, in words"),
    reference: z.string().describe("The request's id, for questions to us"),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: "Problem" });

const refusals = (...statuses: [number, string][]) =>
  Object.fromEntries(
    statuses.map(([status, description]) => [
      String(status),
      { description, content: { "application/problem+json": { schema: problem } } },
    ]),
  );

const invalid: [number, string] = [422, "Validation failed"];
const tooMany: [number, string] = [429, "Too many requests from this address"];
const staffOnly: [number, string][] = [
  [401, "Sign in first"],
  [403, "For staff only"],
];

const answers = z
  .object(Object.assign({}, ...Object.values(stepSchemas).map((schema) => schema.shape)))
  .partial()
  .extend({
    current_step: z.number().int().min(1).max(7).describe("The step that is being saved"),
    version: z.number().int().optional().describe("As last read; an older one is refused with 409"),
    selected_plan: z.enum(planKeys).optional(),
  })
  .meta({ id: "FormSubmission" });

const json = <T extends z.ZodType>(schema: T) => ({ content: { "application/json": { schema } } });
const rows = { "200": { description: "Rows; the next page is in the Link header" } };

const paging = z.object({
  order: z.string().optional().describe("A column and a direction, such as created_at.desc"),
  limit: z.coerce.number().int().min(1).max(200).optional(),
  after: z.string().optional().describe("The cursor from the Link header"),
});

const requestKey = z.object({
  "idempotency-key": z
    .string()
    .optional()
    .describe("20 to 100 random characters; the same key and body are answered the same again"),
});

/** Where somebody came from, as the address of the page they came to says it. */
const campaign = {
  ...Object.fromEntries(campaignFields.map((field) => [field, z.string().optional()])),
  referrer: z.string().optional().describe("The page that led there; only its host is kept"),
};

/** Every address of the data API, from the schemas it checks with. */
export const apiPaths: ApiPaths = {
  "/form_submissions": {
    post: {
      summary: "Begin an onboarding (step 1)",
      requestParams: { header: requestKey },
      requestBody: json(answers),
      responses: {
        "201": {
          description: "Saved. The draft token comes as a cookie, to programs as Draft-Token",
        },
        ...refusals(invalid, [409, "Changed elsewhere, or submitted before"], tooMany),
      },
    },
    get: {
      summary: "Submissions, newest first (staff)",
      requestParams: { query: paging },
      responses: { ...rows, ...refusals(...staffOnly) },
    },
  },
  "/form_submissions/{id}": {
    patch: {
      summary: "Save a later step; step 7 completes the onboarding",
      requestParams: {
        path: z.object({ id: z.uuid() }),
        header: requestKey.extend({ "draft-token": z.string().optional() }),
      },
      requestBody: json(answers),
      responses: {
        "200": { description: "Saved" },
        ...refusals(
          invalid,
          [403, "No token, or another submission's"],
          [409, "Changed elsewhere"],
          tooMany,
        ),
      },
    },
  },
  "/leads": {
    post: {
      summary: "A homeowner's request to one business",
      requestParams: { header: requestKey },
      requestBody: json(
        z.object({ ...leadSchema.shape, page_id: z.uuid(), ...campaign }).meta({ id: "Lead" }),
      ),
      responses: { "201": { description: "Taken in" }, ...refusals(invalid, tooMany) },
    },
  },
  "/seo_pages": {
    get: {
      summary: "Live business pages, by city; select=* gives the whole public row",
      requestParams: {
        query: paging.extend({
          service: z.string().optional(),
          city: z.string().optional(),
          state: z.string().optional(),
          business_name: z.string().optional(),
          select: z.literal("*").optional(),
        }),
      },
      responses: { ...rows, ...refusals([400, "An unknown column or value"], tooMany) },
    },
  },
  "/storage/form-logos": {
    post: {
      summary: "Upload a logo (PNG, JPEG, WebP or GIF, at most 5 MB)",
      requestBody: {
        content: {
          "multipart/form-data": {
            schema: z.object({ file: z.string().meta({ format: "binary" }) }),
          },
        },
      },
      responses: {
        "201": { description: "Stored; `url` is its public address" },
        ...refusals([413, "Too large"], [415, "Not a picture we take"], tooMany),
      },
    },
  },
  "/contractor_accounts": {
    get: {
      summary: "Contractors with their sessions and progress, newest first (staff)",
      requestParams: { query: paging },
      responses: { ...rows, ...refusals(...staffOnly) },
    },
  },
  "/revenue_share_applications": {
    post: {
      summary: "Apply for revenue share",
      requestParams: { header: requestKey },
      requestBody: json(
        z.object({ ...applicationSchema.shape }).meta({ id: "RevenueShareApplication" }),
      ),
      responses: { "201": { description: "Taken in" }, ...refusals(invalid, tooMany) },
    },
    get: {
      summary: "Applications, newest first (staff)",
      requestParams: { query: paging },
      responses: { ...rows, ...refusals(...staffOnly) },
    },
  },
  "/revenue_share_applications/{id}": {
    patch: {
      summary: "Approve or reject a pending application (staff); an approval adds the participant",
      requestParams: { path: z.object({ id: z.uuid() }) },
      requestBody: json(
        z.object({ ...reviewUpdateSchema.shape }).meta({ id: "RevenueShareReview" }),
      ),
      responses: {
        "200": { description: "Decided" },
        ...refusals(invalid, ...staffOnly, [404, "Unknown"], [409, "Already reviewed"]),
      },
    },
  },
  "/revenue_share_participants": {
    get: {
      summary: "Participants with their contractor and application, latest joined first (staff)",
      requestParams: { query: paging },
      responses: { ...rows, ...refusals(...staffOnly) },
    },
    post: {
      summary: "Add a participant for an approved application that has none (staff)",
      requestBody: json(
        z.object({ ...newParticipantSchema.shape }).meta({ id: "RevenueShareParticipant" }),
      ),
      responses: {
        "201": { description: "Added" },
        ...refusals(invalid, ...staffOnly, [409, "The application has a participant"]),
      },
    },
  },
  "/revenue_share_leads": {
    get: {
      summary: "Leads of participants with what came of them, newest first (staff)",
      requestParams: { query: paging },
      responses: { ...rows, ...refusals(...staffOnly) },
    },
  },
  "/affiliate_program_members": {
    get: {
      summary: "Referral partners, newest first (staff)",
      requestParams: { query: paging },
      responses: { ...rows, ...refusals(...staffOnly) },
    },
  },
  "/admin_roles": {
    get: {
      summary: "The signed-in user's own role",
      requestParams: { query: z.object({ user_id: z.uuid().optional() }) },
      responses: { ...rows, ...refusals([401, "Sign in first"]) },
    },
  },
  "/auth/sign-in/email": {
    post: {
      summary: "Sign in; the session is a cookie",
      requestBody: json(z.object({ email: z.email(), password: z.string() })),
      responses: {
        "200": { description: "Signed in" },
        ...refusals([401, "Wrong e-mail or password"], tooMany),
      },
    },
  },
  "/auth/two-factor/verify-totp": {
    post: {
      summary: "Finish a sign-in that was answered with twoFactorRedirect",
      requestBody: json(z.object({ code: z.string() })),
      responses: {
        "200": { description: "Signed in" },
        ...refusals([401, "Wrong or used code, or too late"], tooMany),
      },
    },
  },
  "/auth/get-session": {
    get: {
      summary: "The current session, or null",
      responses: { "200": { description: "The session" } },
    },
  },
  "/auth/sign-out": {
    post: { summary: "End the session", responses: { "200": { description: "Signed out" } } },
  },
};
