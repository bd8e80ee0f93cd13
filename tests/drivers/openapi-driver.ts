import { Ajv2020 } from "ajv/dist/2020.js";
import { sampleLogo } from "./sample-contractor.ts";

type Schema = { $ref?: string; enum?: unknown[] };
type Parameter = { name: string; in: string; schema?: Schema };
type Content = Record<string, { schema: Schema; example?: Record<string, unknown> }>;
type Operation = {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
export type Description = {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};
export type Described = { path: string; method: string; operation: Operation };
type OperationCall = {
  key?: string;
  query?: string;
  id?: string;
  /** Replaces the values of the example. */
  values?: object;
  headers?: Record<string, string>;
};
export type ApiCallResult = { status: number; body: unknown; headers: Headers };

/** Every operation of an OpenAPI document, in order. */
export function operationsOf(description: Description): Described[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** The key scopes that allow an operation; empty if it needs no key. */
export const scopesOf = ({ operation }: Described): string[] =>
  (operation.security ?? []).flatMap(({ apiKey = [] }) => apiKey);

/**
 * Calls operations based only on their OpenAPI document: paths, parameters, example bodies, and for
 * each response the schema of its status, checked by an independent validator.
 */
export function apiDriver(description: Description, url: string) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: "document", ...description });
  /** Known IDs by list path: first those created here, then those that lists returned. */
  const idsByPath = new Map<string, string[]>();

  const check = (described: Described, status: number, type: string, body: unknown) => {
    const { path, method, operation } = described;
    const name = `${operation.operationId}: ${status}`;
    const response = operation.responses[String(status)];
    if (!response) throw new Error(`${name} is not described: ${JSON.stringify(body)}`);
    if (!response.content?.[type]) throw new Error(`${name} is not described as ${type}`);
    const at = ["paths", path, method, "responses", String(status), "content", type, "schema"];
    const pointer = at.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
    const validate = ajv.getSchema(`document#/${encodeURI(pointer)}`);
    if (!validate) throw new Error(`${name} has no schema`);
    if (!validate(body)) throw new Error(`${name}: ${ajv.errorsText(validate.errors)}`);
  };

  const idsOf = (path: string) => idsByPath.get(path) ?? [];
  const filled = (path: string, id?: string) =>
    path.replace("{id}", id ?? idsOf(path.split("/{id}")[0] ?? "")[0] ?? "no-id-is-known");

  const remember = (path: string, body: unknown) => {
    const idOf = (row: { id?: string } | null) => row?.id ?? [];
    if (Array.isArray(body)) idsByPath.set(path, [...idsOf(path), ...body.flatMap(idOf)]);
    else idsByPath.set(path, [idOf(body as { id?: string } | null), ...idsOf(path)].flat());
  };

  /** A deleted row is no longer the first one of its list. */
  const forget = (path: string, id?: string) => {
    const list = path.split("/{id}")[0] ?? "";
    if (id === undefined) idsByPath.set(list, idsOf(list).slice(1));
  };

  const bodyOf = async ({ operation: { requestBody } }: Described, values: object) => {
    if (requestBody?.content["multipart/form-data"]) return pictureForm();
    const content = requestBody?.content["application/json"];
    if (!content) return undefined;
    const fields = Object.entries(content.example ?? {}).map(([name, value]) => {
      const list = name.endsWith("_id") ? `/v1/${name.slice(0, -3)}s` : null;
      return [name, list ? (idsOf(list)[0] ?? value) : value];
    });
    return JSON.stringify({ ...Object.fromEntries(fields), ...values });
  };

  return {
    known: idsByPath,
    /** Calls one operation; throws if the response isn't documented. */
    async call(
      described: Described,
      { key, query = "", id, values = {}, headers = {} }: OperationCall = {},
    ): Promise<ApiCallResult> {
      const { path, method } = described;
      const body = await bodyOf(described, values);
      const [server] = description.servers;
      const base = url + new URL(server?.url ?? "").pathname;
      const response = await fetch(base + filled(path, id) + query, {
        method: method.toUpperCase(),
        headers: {
          ...(key ? { authorization: `Bearer ${key}` } : {}),
          ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
          ...(hasKey(described) ? { "idempotency-key": crypto.randomUUID() } : {}),
          ...headers,
        },
        ...(body ? { body } : {}),
      });
      const type = (response.headers.get("content-type") ?? "").split(";")[0] ?? "";
      const responseBody: unknown = await response.json();
      check(described, response.status, type, responseBody);
      if (method === "delete") forget(path, id);
      else remember(path, responseBody);
      return { status: response.status, body: responseBody, headers: response.headers };
    },
    /** Query strings with each value of each enum parameter. */
    queriesOf({ operation }: Described): string[] {
      return (operation.parameters ?? [])
        .filter((parameter) => parameter.in === "query")
        .flatMap(({ name, schema }) => (schema?.enum ?? []).map((value) => `?${name}=${value}`));
    },
  };
}

/** Whether a call can have a key that makes it take effect once. */
const hasKey = ({ operation }: Described): boolean =>
  (operation.parameters ?? []).some(({ name }) => name === "idempotency-key");

async function pictureForm(): Promise<FormData> {
  const { name, mimeType, buffer } = await sampleLogo();
  const form = new FormData();
  form.set("file", new File([new Uint8Array(buffer)], name, { type: mimeType }));
  return form;
}
