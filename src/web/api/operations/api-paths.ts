import { apiVersions } from "~/domains/shared/index.ts";
import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
import { versionHeader } from "../v1/version-header.ts";
import { customerOperations } from "./customer-operations.schema.ts";
import { directoryOperations } from "./directory-operations.schema.ts";
import { estimateOperations } from "./estimate-operations.schema.ts";
import { hookOperations } from "./hook-operations.schema.ts";
import { invoiceOperations } from "./invoice-operations.schema.ts";
import { jobOperations } from "./job-operations.schema.ts";
import { conversationOperations, leadOperations } from "./lead-operations.schema.ts";
import { onboardingOperations } from "./onboarding-operations.schema.ts";
import { revenueShareOperations } from "./revenue-share-operations.schema.ts";
import { staffOperations } from "./staff-operations.schema.ts";
import { visitOperations } from "./visit-operations.schema.ts";

const described: ApiPaths = {
  ...directoryOperations,
  ...onboardingOperations,
  ...revenueShareOperations,
  ...staffOperations,
  ...leadOperations,
  ...conversationOperations,
  ...customerOperations,
  ...jobOperations,
  ...visitOperations,
  ...estimateOperations,
  ...invoiceOperations,
  ...hookOperations,
};

const version = {
  name: versionHeader,
  in: "header" as const,
  description: "The version of the response; that of the key by default",
  schema: { type: "string" as const, enum: [...apiVersions] },
};

/**
 * All operations of the data API, built from the schemas that validate them (`api.described`). Those
 * that an API key calls have a version (`api.versions`).
 */
export const apiPaths: ApiPaths = Object.fromEntries(
  Object.entries(described).map(([path, item]) => [
    path,
    path.startsWith("/v1/")
      ? Object.fromEntries(
          Object.entries(item).map(([method, operation]) => [
            method,
            { ...operation, parameters: [version] },
          ]),
        )
      : item,
  ]),
);
