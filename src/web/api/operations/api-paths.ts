import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
import { customerOperations } from "./customer-operations.schema.ts";
import { directoryOperations } from "./directory-operations.schema.ts";
import { estimateOperations } from "./estimate-operations.schema.ts";
import { invoiceOperations } from "./invoice-operations.schema.ts";
import { conversationOperations, leadOperations } from "./lead-operations.schema.ts";
import { onboardingOperations } from "./onboarding-operations.schema.ts";
import { revenueShareOperations } from "./revenue-share-operations.schema.ts";
import { staffOperations } from "./staff-operations.schema.ts";
import { visitOperations } from "./visit-operations.schema.ts";

/** All operations of the data API, built from the schemas that validate them (`api.described`). */
export const apiPaths: ApiPaths = {
  ...directoryOperations,
  ...onboardingOperations,
  ...revenueShareOperations,
  ...staffOperations,
  ...leadOperations,
  ...conversationOperations,
  ...customerOperations,
  ...visitOperations,
  ...estimateOperations,
  ...invoiceOperations,
};
