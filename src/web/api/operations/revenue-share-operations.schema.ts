import { z } from "zod";
import {
  applicationSchema,
  newParticipantSchema,
  reviewUpdateSchema,
} from "~/domains/growth/index.ts";
import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
import {
  body,
  byId,
  fieldNames,
  invalid,
  noAuthentication,
  refusals,
  requestKey,
  response,
  signedIn,
  staffOnly,
  staffSelect,
  tooMany,
  unreadable,
} from "./operation-parts.schema.ts";

const application = fieldNames(applicationSchema).meta({ id: "RevenueShareApplication" });
const review = fieldNames(reviewUpdateSchema).meta({ id: "RevenueShareReview" });
const participant = fieldNames(newParticipantSchema).meta({ id: "RevenueShareParticipant" });

const exampleApplication = {
  business_name: "Joe’s Air",
  contact_name: "Joe Miller",
  email: "joe@example.com",
  phone: "(254) 555-0140",
  services: ["HVAC"],
  service_areas: ["Waco", "Temple"],
  years_experience: 3,
  current_monthly_leads: null,
  target_monthly_leads: 20,
  lead_value_range: "$5000+",
  agreed_to_terms: true,
};
const exampleReview = { application_status: "approved", admin_notes: "Called them" };
const exampleParticipant = {
  contractor_id: "019ab000-0000-7000-8000-000000000000",
  application_id: "019ab000-0000-7000-8000-000000000001",
};

const received = z.object({ id: z.uuid() });
const reviewed = z.object({
  id: z.uuid(),
  application_status: z.enum(["approved", "rejected"]),
  participant_id: z.uuid().nullable(),
});

export const revenueShareOperations: ApiPaths = {
  "/revenue_share_applications": {
    post: {
      operationId: "applyForRevenueShare",
      summary: "Apply for the revenue share program",
      ...noAuthentication,
      requestParams: { header: requestKey },
      requestBody: body(application, exampleApplication),
      responses: {
        "201": response("Received", received),
        "200": response("Received before with the same key", received),
        ...refusals(unreadable, invalid, tooMany),
      },
    },
    get: {
      operationId: "listRevenueShareApplications",
      summary: "List applications, newest first (staff)",
      ...staffSelect,
    },
  },
  "/revenue_share_applications/{id}": {
    patch: {
      operationId: "reviewRevenueShareApplication",
      summary: "Approve or reject a pending application; approval adds the participant (staff)",
      ...signedIn,
      requestParams: { path: byId },
      requestBody: body(review, exampleReview),
      responses: {
        "200": response("Decided", reviewed),
        ...refusals(
          unreadable,
          ...staffOnly,
          [404, "No such application"],
          [409, "Already reviewed"],
          invalid,
        ),
      },
    },
  },
  "/revenue_share_participants": {
    get: {
      operationId: "listRevenueShareParticipants",
      summary: "List participants with contractor and application, latest joined first (staff)",
      ...staffSelect,
    },
    post: {
      operationId: "addRevenueShareParticipant",
      summary: "Add a participant for an approved application that has none (staff)",
      ...signedIn,
      requestBody: body(participant, exampleParticipant),
      responses: {
        "201": response("Added", z.looseObject({ id: z.uuid() })),
        ...refusals(
          unreadable,
          ...staffOnly,
          [409, "The application already has a participant"],
          invalid,
        ),
      },
    },
  },
  "/revenue_share_leads": {
    get: {
      operationId: "listRevenueShareLeads",
      summary: "List the participants' leads and their outcomes, newest first (staff)",
      ...staffSelect,
    },
  },
};
