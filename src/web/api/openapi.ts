import { openApiDocument } from "~/platform/http/api/openapi.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/openapi";
import { apiPaths } from "./operations/api-paths.ts";
import { apiWebhooks } from "./operations/webhook-operations.schema.ts";

/** The OpenAPI 3.1 document of the data API. */
export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(platformContext);
  const site = { name: settings.siteName, url: settings.siteUrl.origin };
  return Response.json(openApiDocument(site, apiPaths, apiWebhooks));
}
