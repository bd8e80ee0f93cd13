import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { type RouteFacts, usualBody } from "../requests/route-facts.ts";
import { findRouteFacts } from "./find-route-facts.server.ts";

type Routes = ServerBuild["routes"];

const route = (id: string, parentId: string | undefined, path?: string, handle?: RouteFacts) =>
  [id, { id, parentId, path, module: { handle } }] as const;

const files = { body: { files: 1 } };
const routes = Object.fromEntries([
  route("root", undefined, ""),
  route("frame", "root", "crm"),
  route("lead", "frame", "leads/:id"),
  route("import", "frame", "leads/import", files),
  route("pictures", "frame", "leads/:id/pictures", files),
  route("layout", "frame"),
  route("inbox", "layout", "inbox", { body: { bytes: 5 } }),
  route("message", "inbox", ":id"),
  route("unknown", "frame", "*"),
  route("business", "root", ":service/:cityState", { body: { fields: 9 } }),
]) as unknown as Routes;

test("requests.route-facts: the most specific route of a path says what its body may be", () => {
  const factsOf = findRouteFacts(routes);
  const filesAt = (path: string) => factsOf(path).body.files;
  expect(filesAt("/crm/leads/import")).toBe(1);
  expect(filesAt("/crm/leads/import.data")).toBe(1);
  expect(filesAt("/crm/leads/import/")).toBe(1);
  expect(filesAt("/crm/leads/7")).toBe(0);
  expect(filesAt("/crm/leads/7/pictures.data")).toBe(1);
  expect(filesAt("/crm/leads/7/pictures/8")).toBe(0);
  expect(factsOf("/crm/inbox").body).toEqual({ ...usualBody, bytes: 5 });
  expect(factsOf("/crm/inbox/7").body).toEqual(usualBody);
  expect(factsOf("/plumbing/waco-tx").body.fields).toBe(9);
  expect(factsOf("/crm/nothing").body).toEqual(usualBody);
  expect(factsOf("/no/such/path/at/all").body).toEqual(usualBody);
});
