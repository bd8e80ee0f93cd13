import type { openApiDocument } from "~/platform/http/api/openapi.server.ts";

type OpenApi = ReturnType<typeof openApiDocument>;
type Schema = { $ref?: string; properties?: Record<string, unknown> };
type Named = { name?: string };

/** The operations of an OpenAPI document as lines of text. */
export function describeOperations(document: OpenApi) {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const content = Object.values(operation.requestBody?.content ?? {}) as { schema?: Schema }[];
      return {
        path,
        method: method.toUpperCase(),
        summary: String(operation.summary ?? ""),
        access: accessOf(operation.security ?? []),
        parameters: ((operation.parameters ?? []) as Named[]).map(({ name }) => String(name)),
        fields: content.flatMap(({ schema }) => fieldsOf(document, schema)),
        responses: Object.entries(
          operation.responses as Record<string, { description: string }>,
        ).map(([status, { description }]) => `${status}: ${description}`),
      };
    }),
  );
}

const credentials: Record<string, string> = {
  apiKey: "an API key for",
  session: "a signed-in session",
  draftCookie: "the draft's cookie",
  draftToken: "its token in the header Draft-Token",
};

function accessOf(security: readonly Record<string, unknown>[]): string {
  const schemes = security
    .flatMap((scheme) => Object.entries(scheme))
    .map(([name, scopes]) => [credentials[name] ?? name, ...(scopes as string[])].join(" "));
  return schemes.length === 0 ? "Open to everybody" : `Needs ${schemes.join(" or ")}`;
}

function fieldsOf(document: OpenApi, schema: Schema | undefined): string[] {
  const name = schema?.$ref?.split("/").at(-1);
  const properties = name ? (document.components?.schemas?.[name] as Schema | undefined) : schema;
  return Object.keys(properties?.properties ?? {});
}
