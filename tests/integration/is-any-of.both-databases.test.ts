import { expect, test } from "vitest";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addLivePage } from "./live-page.ts";

const platform = sharedPlatform();

test("matches more values than a statement has parameters; an empty list never", async () => {
  const { query } = platform().database;
  const page = await addLivePage(platform());
  const id = newId();
  await query.insert(leads).values({ id, pageId: page.id, name: "Pat", phone: "+15125550142" });
  const find = (ids: string[]) =>
    query.select({ id: leads.id }).from(leads).where(isAnyOf(leads.id, ids));
  const many = Array.from({ length: 70_000 }, () => newId());
  expect(await find([...many, id])).toEqual([{ id }]);
  expect(await find(many)).toEqual([]);
  expect(await find([])).toEqual([]);
});
