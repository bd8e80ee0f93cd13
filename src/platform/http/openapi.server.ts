import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";

export type ApiPaths = ZodOpenApiPathsObject;

/** An OpenAPI 3.1 document, made from the schemas that the API itself checks with. */
export function openApiDocument(site: { name: string; url: string }, paths: ApiPaths) {
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: `${site.name} data API`,
      version: "1",
      description:
        "The doors that the site's own forms use. Errors are problem documents (RFC 9457) that carry their text in `message` as well.",
    },
    servers: [{ url: `${site.url}/api` }],
    paths,
  });
}
