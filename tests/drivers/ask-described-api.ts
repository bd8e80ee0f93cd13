import { Ajv2020 } from "ajv/dist/2020.js";

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
export type Asked = { status: number; body: unknown; headers: Headers };

/** Every operation of an OpenAPI document, in its order. */
export function operationsOf(description: Description): Described[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** The scopes of a key with which an operation may be called; none where no key is asked for. */
export const scopesOf = ({ operation }: Described): string[] =>
  (operation.security ?? []).flatMap(({ apiKey = [] }) => apiKey);

/**
 * Calls operations knowing nothing but their document: addresses, parameters, examples of bodies, and of
 * each answer the schema for its status, which an independent validator checks.
 */
export function apiDriver(description: Description, url: string) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: "document", ...description });
  /** Ids that lists answered with, by the path of the list. */
  const known = new Map<string, string[]>();

  const check = (described: Described, status: number, type: string, body: unknown) => {
    const { path, method, operation } = described;
    const name = `${operation.operationId}: ${status}`;
    const answer = operation.responses[String(status)];
    if (!answer) throw new Error(`${name} is not described: ${JSON.stringify(body)}`);
    if (!answer.content?.[type]) throw new Error(`${name} is not described as ${type}`);
    const at = ["paths", path, method, "responses", String(status), "content", type, "schema"];
    const pointer = at.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
    const validate = ajv.getSchema(`document#/${encodeURI(pointer)}`);
    if (!validate) throw new Error(`${name} has no schema`);
    if (!validate(body)) throw new Error(`${name}: ${ajv.errorsText(validate.errors)}`);
  };

  const idsOf = (path: string) => known.get(path) ?? [];
  const filled = (path: string, id?: string) =>
    path.replace("{id}", id ?? idsOf(path.split("/{id}")[0] ?? "")[0] ?? "no-id-is-known");

  const exampleOf = ({ operation }: Described): string | undefined => {
    const content = operation.requestBody?.content["application/json"];
    if (!content) return undefined;
    const fields = Object.entries(content.example ?? {}).map(([name, value]) => {
      const list = name.endsWith("_id") ? `/v1/${name.slice(0, -3)}s` : null;
      return [name, list ? (idsOf(list)[0] ?? value) : value];
    });
    return JSON.stringify(Object.fromEntries(fields));
  };

  return {
    known,
    /** Calls one operation; what its document does not say of the answer throws. */
    async ask(
      described: Described,
      { key, query = "", id }: { key?: string; query?: string; id?: string } = {},
    ): Promise<Asked> {
      const { path, method } = described;
      const body = exampleOf(described);
      const [server] = description.servers;
      const base = url + new URL(server?.url ?? "").pathname;
      const response = await fetch(base + filled(path, id) + query, {
        method: method.toUpperCase(),
        headers: {
          ...(key ? { authorization: `Bearer ${key}` } : {}),
          ...(body ? { "content-type": "application/json" } : {}),
        },
        ...(body ? { body } : {}),
      });
      const type = (response.headers.get("content-type") ?? "").split(";")[0] ?? "";
      const answered: unknown = await response.json();
      check(described, response.status, type, answered);
      if (method === "get" && Array.isArray(answered)) {
        const ids = (answered as { id?: string }[]).flatMap((row) => row.id ?? []);
        known.set(path, [...idsOf(path), ...ids]);
      }
      return { status: response.status, body: answered, headers: response.headers };
    },
    /** Addresses' ends with each value of each parameter that has a list of them. */
    queriesOf({ operation }: Described): string[] {
      return (operation.parameters ?? [])
        .filter((parameter) => parameter.in === "query")
        .flatMap(({ name, schema }) => (schema?.enum ?? []).map((value) => `?${name}=${value}`));
    },
  };
}
