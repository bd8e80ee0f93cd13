import { z } from "zod";
import { planKeys } from "~/domains/identity/index.ts";
import { stepSchemas } from "~/domains/signup/index.ts";
import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
import {
  body,
  byId,
  invalid,
  noAuthentication,
  refusals,
  requestKey,
  response,
  staffSelect,
  tooMany,
  unreadable,
} from "./operation-parts.schema.ts";

const answers = z
  .object(Object.assign({}, ...Object.values(stepSchemas).map((schema) => schema.shape)))
  .partial()
  .extend({
    current_step: z.number().int().min(1).max(7).describe("The step that is being saved"),
    version: z.number().int().optional().describe("As last read; an older one is refused with 409"),
    selected_plan: z.enum(planKeys).optional(),
  })
  .meta({ id: "FormSubmission" });

const exampleStart = {
  current_step: 1,
  first_name: "Joe",
  last_name: "Miller",
  business_name: "Joe’s Air",
  email: "joe@example.com",
  phone: "(512) 555-0123",
  city: "Austin",
  state: "TX",
};
const exampleStep = { current_step: 2, services: ["HVAC"] };

const saved = z
  .looseObject({
    id: z.uuid(),
    current_step: z.number().int(),
    version: z.number().int(),
    is_completed: z.boolean(),
  })
  .describe("The whole submission as it is saved now")
  .meta({ id: "SavedFormSubmission" });

export const onboardingOperations: ApiPaths = {
  "/form_submissions": {
    post: {
      operationId: "startOnboarding",
      summary: "Start an onboarding with its first step",
      ...noAuthentication,
      requestParams: { header: requestKey },
      requestBody: body(answers, exampleStart),
      responses: {
        "201": {
          ...response(
            "Saved. The draft token comes as a cookie, to API clients as a header",
            saved,
          ),
          headers: z.object({ "draft-token": z.string().optional() }),
        },
        ...refusals(unreadable, invalid, [409, "Changed elsewhere, or submitted before"], tooMany),
      },
    },
    get: {
      operationId: "listFormSubmissions",
      summary: "List onboarding submissions, newest first (staff)",
      ...staffSelect,
    },
  },
  "/form_submissions/{id}": {
    patch: {
      operationId: "saveOnboardingStep",
      summary: "Save a later step; the seventh completes the onboarding",
      security: [{ draftCookie: [] }, { draftToken: [] }],
      requestParams: { path: byId, header: requestKey },
      requestBody: body(answers, exampleStep),
      responses: {
        "200": response("Saved", saved),
        ...refusals(
          unreadable,
          [403, "No token, or another submission's"],
          [409, "Changed elsewhere"],
          invalid,
          tooMany,
        ),
      },
    },
  },
  "/storage/form-logos": {
    post: {
      operationId: "uploadLogo",
      summary: "Upload a logo: PNG, JPEG, WebP or GIF, up to 5 MB",
      ...noAuthentication,
      requestBody: {
        required: true,
        content: {
          "multipart/form-data": {
            schema: z.object({ file: z.string().meta({ format: "binary" }) }),
          },
        },
      },
      responses: {
        "201": response("Stored under its public address", z.object({ url: z.string() })),
        ...refusals(
          [400, "We couldn't read the form"],
          [413, "Too large"],
          [415, "Not an image we accept"],
          [422, "No file was sent"],
          tooMany,
        ),
      },
    },
  },
};
