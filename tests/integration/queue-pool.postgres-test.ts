import { expect, test } from "vitest";
import { sharedDatabase } from "../setup/fresh-database.ts";

const shared = sharedDatabase();

test("jobs.notes-wait-for-no-disk: the queue's connections wait for no disk, and only they", async () => {
  const { client, direct } = shared().database;
  const queue = direct?.openPool(2, "queue notes");
  if (!queue || !("totalCount" in client)) throw new Error("this is about PostgreSQL");
  // The servers of tests wait for none, whatever is asked.
  const asked = "select source from pg_settings where name = 'synchronous_commit'";
  const both = await Promise.all([queue.query(asked), queue.query(asked)]);
  expect(both.map(({ rows }) => rows)).toEqual([[{ source: "session" }], [{ source: "session" }]]);
  expect((await client.query(asked)).rows).not.toEqual([{ source: "session" }]);
});
