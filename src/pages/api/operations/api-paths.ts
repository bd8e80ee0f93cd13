import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
import { directoryOperations } from "./directory-operations.schema.ts";
import { onboardingOperations } from "./onboarding-operations.schema.ts";
import { revenueShareOperations } from "./revenue-share-operations.schema.ts";
import { staffOperations } from "./staff-operations.schema.ts";

/** Every operation of the data API, from the schemas it checks with (`api.described`). */
export const apiPaths: ApiPaths = {
  ...directoryOperations,
  ...onboardingOperations,
  ...revenueShareOperations,
  ...staffOperations,
};
