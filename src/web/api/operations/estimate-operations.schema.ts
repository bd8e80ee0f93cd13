import { z } from "zod";
import { shownEstimateStates } from "~/domains/billing/index.ts";
import { estimateInFull, estimateRow } from "~/domains/office/index.ts";
import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
import { after, found, listed, withKey } from "./operation-parts.schema.ts";

export const estimateQuery = z.strictObject({
  state: z.enum(shownEstimateStates).optional(),
  after,
});

const reads = withKey("estimates:read");

export const estimateOperations: ApiPaths = {
  "/v1/estimates": {
    get: {
      operationId: "listEstimates",
      summary: "List the estimates of the business, newest first, 50 per page",
      ...reads,
      requestParams: { query: estimateQuery },
      ...listed(estimateRow),
    },
  },
  "/v1/estimates/{id}": {
    get: {
      operationId: "getEstimate",
      summary: "Get one estimate with its options and the customer's responses",
      ...reads,
      ...found("The estimate", estimateInFull),
    },
  },
};
