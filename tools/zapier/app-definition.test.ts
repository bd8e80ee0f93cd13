import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { openApiDocument } from "~/platform/http/api/openapi.server.ts";
import { apiPaths } from "~/web/api/operations/api-paths.ts";
import { apiWebhooks } from "~/web/api/operations/webhook-operations.schema.ts";
import app from "../../integrations/zapier/index.js";
import { installTool } from "../install.ts";

type Schema = {
  $ref?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
};
type Operation = {
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema> };
};
type Part = (typeof app)["triggers"][string];
type Sent = Parameters<Parameters<Part["operation"]["perform"]>[0]["request"]>[0];

const require = createRequire(import.meta.url);
const host = { name: "Hearthline", url: "https://hearthline.example" };
const document = openApiDocument(host, apiPaths, apiWebhooks) as unknown as Document;

const resolve = (schema: Schema | undefined): Schema =>
  schema?.$ref
    ? (document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {})
    : (schema ?? {});

const bodyOf = (operation: Operation | undefined) =>
  resolve(operation?.requestBody?.content["application/json"]?.schema);

/** The requests of an app function, with a value in each of its fields. */
async function requestOf(run: Part["operation"]["perform"], part?: Part): Promise<Sent> {
  const requests: Sent[] = [];
  const z = {
    request: async (sent: Sent) => {
      requests.push(sent);
      return { data: [] };
    },
  };
  const line = { description: "Pump", quantity: 2, price: "12.5", taxable: true };
  const inputData = Object.fromEntries(
    (part?.operation.inputFields ?? []).map((field) => [field.key, field.children ? [line] : "1"]),
  );
  await run(z, {
    authData: { site: host.url, api_key: "hlk_x" },
    inputData,
    targetUrl: "https://hooks.zapier.example/1",
    subscribeData: { id: "{id}" },
    cleanedRequest: { data: {} },
  });
  const [sent] = requests;
  if (!sent) throw new Error("it requested nothing");
  return sent;
}

/** The operation that a request calls; its parameters and fields have to be described. */
function describedOperation({ method, url, params = {}, body = {} }: Sent): Operation {
  const path = url.slice(`${host.url}/api`.length);
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`no operation ${method} ${path}`);
  const parameters = operation.parameters?.map(({ name }) => name) ?? [];
  expect(parameters, path).toEqual(expect.arrayContaining(Object.keys(params)));
  const { properties = {}, required = [] } = bodyOf(operation);
  expect(Object.keys(properties), path).toEqual(expect.arrayContaining(Object.keys(body)));
  expect(Object.keys(body), path).toEqual(expect.arrayContaining(required));
  return operation;
}

/** The definition as Zapier's platform validates it: with a mark of its arity for each function. */
const withoutFunctions = (definition: object): object =>
  JSON.parse(
    JSON.stringify(definition, (_name, value) =>
      typeof value === "function" ? `$func$${value.length}$f$` : value,
    ),
  );

test("Zapier's own schema accepts the app definition", () => {
  installTool("zapier");
  const { validateAppDefinition } = require("zapier-platform-schema");
  const { errors } = validateAppDefinition(withoutFunctions(app)) as {
    errors: { stack: string }[];
  };
  expect(errors.map(({ stack }) => stack)).toEqual([]);
  const broken = { ...withoutFunctions(app), platformVersion: "newest" };
  expect(validateAppDefinition(broken).errors.length).toBeGreaterThan(0);
});

test("the app names the platform version that its package has", () => {
  const { dependencies } = require("../../integrations/zapier/package.json");
  expect(dependencies["zapier-platform-core"]).toBe(app.platformVersion);
});

test("the connection test and each action call a described operation", async () => {
  describedOperation(await requestOf(app.authentication.test));
  for (const part of [...Object.values(app.creates), ...Object.values(app.searches)]) {
    describedOperation(await requestOf(part.operation.perform, part));
  }
});

test("each dropdown is one of the app's lists", () => {
  const fields = Object.values(app.creates).flatMap(({ operation }) => operation.inputFields ?? []);
  const lists = fields.flatMap(({ dynamic }) => dynamic?.split(".")[0] ?? []);
  expect(lists.length).toBeGreaterThan(0);
  for (const list of lists) expect(Object.keys(app.triggers)).toContain(list);
});

test("each trigger subscribes to an event, whose body has its sample's fields", async () => {
  for (const { key, operation } of Object.values(app.triggers)) {
    const { perform, performSubscribe, performUnsubscribe, performList, sample = {} } = operation;
    if (!performSubscribe || !performUnsubscribe || !performList) {
      describedOperation(await requestOf(perform));
      continue;
    }
    const subscription = await requestOf(performSubscribe);
    describedOperation(subscription);
    describedOperation(await requestOf(performUnsubscribe));
    const listed = await requestOf(performList);
    describedOperation(listed);
    const event = String(subscription.body?.event);
    expect(listed.params?.event).toBe(event);
    const data = resolve(bodyOf(document.webhooks[event]?.post).properties?.data);
    const [resource] = Object.values(data.properties ?? {});
    const properties = Object.keys(resolve(resource).properties ?? {});
    expect(properties, key).toEqual(expect.arrayContaining(Object.keys(sample)));
  }
});

test.each([
  "https://hearthline.example/",
  "http://hearthline.example",
  "hearthline.example",
  "https://hearthline.example/crm",
])("the key is sent encrypted to the site typed as %s", (site) => {
  const [addKey] = app.beforeRequest;
  const bundle = { authData: { site, api_key: "hlk_x" } };
  const request = { method: "GET", url: `${site}/api/v1/pages` } as const;
  expect(addKey?.({ ...request }, null, bundle).url).toBe(
    "https://hearthline.example/api/v1/pages",
  );
});
