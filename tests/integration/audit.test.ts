import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { recordChange } from "~/features/staff/audit.server.ts";
import { auditEntries } from "~/features/staff/staff.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { inTransaction } from "~/platform/transaction.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const actor = { id: newId(), email: "iris@hearth.example" };

beforeAll(() =>
  inTransaction(platform(), (work) =>
    recordChange(work, actor, {
      action: "page.publish",
      entity: "seo_page",
      entityId: newId(),
      before: { status: "draft" },
      after: { status: "live", note: "asked by ann@acme.example, twice" },
    }),
  ),
);

test.each([
  "update audit_entries set actor_email = 'nobody@hearth.example'",
  "update audit_entries set after = null where false",
  "delete from audit_entries",
  "truncate audit_entries",
  "set session_replication_role = replica; delete from audit_entries",
])("the database refuses: %s", async (statements) => {
  const before = await query().select().from(auditEntries);
  const act = platform().database.transaction(async (tx) => {
    for (const statement of statements.split("; ")) await tx.execute(sql.raw(statement));
  });
  await expect(act).rejects.toMatchObject({
    cause: { code: "42501", message: expect.stringContaining("append-only") },
  });
  await query().execute(sql.raw("set session_replication_role = origin"));
  expect(await query().select().from(auditEntries)).toEqual(before);
  expect(before).toHaveLength(1);
});

test("without the trigger the same statements would go through", async () => {
  const emptied = platform().database.transaction(async (tx) => {
    await tx.execute(sql.raw("drop trigger audit_entries_stay on audit_entries"));
    await tx.execute(sql.raw("delete from audit_entries"));
    expect(await tx.select().from(auditEntries)).toEqual([]);
    throw new Error("and now back");
  });
  await expect(emptied).rejects.toThrow("and now back");
  expect(await query().select().from(auditEntries)).toHaveLength(1);
});

test("a mail address does not get into what was before and after", async () => {
  const [entry] = await query().select().from(auditEntries);
  expect(entry).toMatchObject({
    actorEmail: actor.email,
    before: { status: "draft" },
    after: { status: "live", note: "asked by [address], twice" },
  });
});
