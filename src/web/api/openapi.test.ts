import { expect, test } from "vitest";
import { openApiDocument } from "~/platform/http/api/openapi.server.ts";
import { apiPaths } from "./operations/api-paths.ts";

const site = { name: "Hearthline", url: "https://hearthline.example" };

test("api.described: a body requires only the fields that can't be omitted", () => {
  const { components } = openApiDocument(site, apiPaths);
  const required = (name: string) =>
    (components?.schemas?.[name] as { required?: string[] } | undefined)?.required;
  expect(required("Lead")).toEqual(["name", "need", "urgency", "page_id"]);
  expect(required("LeadResult")).toEqual(["industry", "city"]);
});
