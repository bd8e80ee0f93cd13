import { sql } from "drizzle-orm";
import { pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { beforeAll, expect, test } from "vitest";
import { newId } from "~/platform/database/columns.server.ts";
import { forEachDue } from "~/platform/database/stream-rows.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();
const dues = pgTable("test_dues", {
  id: uuid("id").primaryKey(),
  contractorId: uuid("contractor_id").notNull(),
  dueAt: timestamp("due_at", { withTimezone: true, mode: "date" }),
});

beforeAll(async () => {
  const { query } = platform().database;
  await query.execute(
    sql`create table test_dues (id uuid primary key, contractor_id uuid not null, due_at timestamptz)`,
  );
  const now = platform().clock.now();
  const rows = [1, 2, 3, 4].map((at) => ({
    id: newId(now.getTime() + at),
    contractorId: crypto.randomUUID(),
    dueAt: now,
  }));
  await query.insert(dues).values(rows);
});

test("stops slow checks after ten minutes, continues later, and failures don't block", async () => {
  const checkedIds: string[] = [];
  const checkRow = async ({ id }: { id: string }) => {
    checkedIds.push(id);
    platform().passTime(4 * 60_000);
    throw new Error("The provider hangs");
  };
  await forEachDue(platform(), dues, checkRow, "check failed");
  expect(checkedIds).toHaveLength(3);
});
