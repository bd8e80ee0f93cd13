import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";

export type ApiPaths = ZodOpenApiPathsObject;

const securitySchemes = {
  apiKey: {
    type: "http",
    scheme: "bearer",
    description:
      "A key that the owner of a business made in the CRM, in the header Authorization; what it may do are its scopes",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "hearthline.session_token",
    description: "Set by signing in; over https its name begins with a prefix of browsers",
  },
  draftCookie: {
    type: "apiKey",
    in: "cookie",
    name: "hearthline_draft",
    description: "Set for browsers when an onboarding starts",
  },
  draftToken: {
    type: "apiKey",
    in: "header",
    name: "Draft-Token",
    description: "The same for API clients, from the header of that answer",
  },
} as const;

/** Generates an OpenAPI 3.1 document from the schemas that the API validates with. */
export function openApiDocument(
  site: { name: string; url: string },
  paths: ApiPaths,
  webhooks: ApiPaths = {},
) {
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: `${site.name} data API`,
      version: "1",
      description:
        "What your programs can do. Errors are problem documents (RFC 9457) that carry their text in `message` as well.",
    },
    servers: [{ url: `${site.url}/api` }],
    components: { securitySchemes },
    paths,
    webhooks,
  });
}
