import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { newId } from "~/platform/database/columns.server.ts";
import {
  auditChoices,
  listAuditEntries,
  recordChange,
  streamAuditEntries,
} from "../../src/domains/shared/audit/audit.server.ts";
import type { AuditFilter } from "../../src/domains/shared/audit/audit.ts";
import { auditEntries } from "../../src/domains/shared/shared.tables.server.ts";
import { inTransaction } from "../../src/platform/unit-of-work.server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Los_Angeles" });
const query = () => platform().database.query;
const actor = { id: newId(), email: "iris@hearth.example" };
const reader = staffActor("reviewer");

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

// staff.audited
test.each([
  "update audit_entries set actor_email = 'nobody@hearth.example'",
  "update audit_entries set after = null where false",
  "delete from audit_entries",
  "truncate audit_entries",
  "set session_replication_role = replica; delete from audit_entries",
])("the database rejects %s", async (statements) => {
  const before = await query().select().from(auditEntries);
  const change = platform().database.transaction(async (tx) => {
    for (const statement of statements.split("; ")) await tx.execute(sql.raw(statement));
  });
  await expect(change).rejects.toMatchObject({
    cause: { code: "42501", message: expect.stringContaining("append-only") },
  });
  await query().execute(sql.raw("set session_replication_role = origin"));
  expect(await query().select().from(auditEntries)).toEqual(before);
  expect(before).toHaveLength(1);
});

test("without the trigger the same statements succeed", async () => {
  const emptied = platform().database.transaction(async (tx) => {
    await tx.execute(sql.raw("drop trigger audit_entries_stay on audit_entries"));
    await tx.execute(sql.raw("delete from audit_entries"));
    expect(await tx.select().from(auditEntries)).toEqual([]);
    throw new Error("and now back");
  });
  await expect(emptied).rejects.toThrow("and now back");
  expect(await query().select().from(auditEntries)).toHaveLength(1);
});

test("audit entries contain no email address before or after", async () => {
  const [entry] = await query().select().from(auditEntries);
  expect(entry).toMatchObject({
    actorEmail: actor.email,
    before: { status: "draft" },
    after: { status: "live", note: "asked by [address], twice" },
  });
});

const everything: AuditFilter = {
  actor: null,
  action: "",
  entity: "",
  entityId: "",
  from: null,
  to: null,
};

const olga = { id: newId(), email: "olga@hearth.example" };

async function listed(filter: Partial<AuditFilter>): Promise<string[]> {
  const entries = [];
  for await (const entry of streamAuditEntries(platform(), reader, { ...everything, ...filter }))
    entries.push(entry);
  return entries.map(({ action, entityId }) => `${action} ${entityId}`);
}

test("filters the log by actor, action, item and days in operator's zone", async () => {
  const note = (member: typeof actor, action: string, entityId: string, at: string) =>
    query()
      .insert(auditEntries)
      .values({
        id: newId(),
        actorId: member.id,
        actorEmail: member.email,
        action,
        entity: action.split(".")[0] ?? "",
        entityId,
        createdAt: new Date(at),
      });
  // In Los Angeles 06:59 UTC on November 1 is still October, and daylight saving time ends that day.
  await note(olga, "lead.forget", "october", "2026-11-01T06:59:59Z");
  await note(olga, "lead.forget", "first", "2026-11-01T07:00:00Z");
  await note(olga, "claim.invite", "still first", "2026-11-02T07:59:59Z");
  await note(olga, "claim.invite", "second", "2026-11-02T08:00:00Z");
  expect(await listed({ actor: olga.id })).toEqual([
    "claim.invite second",
    "claim.invite still first",
    "lead.forget first",
    "lead.forget october",
  ]);
  expect(await listed({ from: "2026-11-01", to: "2026-11-01" })).toEqual([
    "claim.invite still first",
    "lead.forget first",
  ]);
  expect(await listed({ action: "lead.forget", to: "2026-10-31" })).toEqual([
    "lead.forget october",
  ]);
  expect(await listed({ entity: "claim", entityId: "second" })).toEqual(["claim.invite second"]);
  expect(await listed({ action: "nothing" })).toEqual([]);
  expect(await auditChoices(platform(), reader)).toEqual({
    actions: ["claim.invite", "lead.forget", "page.publish"],
    entities: ["claim", "lead", "seo_page"],
    actors: [actor, olga].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  });
});

test("pages without gaps, even among entries with equal timestamps", async () => {
  const many = Array.from({ length: 120 }, (_, index) => `many ${index}`);
  await inTransaction(platform(), async (work) => {
    for (const entityId of many) {
      const thing = { action: "dead_letter.replay", entity: "job", entityId };
      await recordChange(work, actor, { ...thing, before: null, after: null });
    }
  });
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let before: string | null = null; ; ) {
    const page = await listAuditEntries(
      platform(),
      reader,
      { ...everything, entity: "job" },
      before,
    );
    seen.push(...page.rows.map(({ entityId }) => entityId));
    sizes.push(page.rows.length);
    before = page.next;
    if (!before) break;
  }
  expect(sizes).toEqual([50, 50, 20]);
  expect(seen.toSorted()).toEqual(many.toSorted());
});
