import { eq, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { estimateLink } from "~/domains/billing/documents.server.ts";
import { customerContacts, customers } from "~/domains/customers/customers.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { businessExports } from "~/domains/operations/operations.tables.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { endRetentionPeriods } from "~/domains/operations/retention/end-retention.server.ts";
import { writeExport } from "~/domains/operations/takeout/export/make-export.server.ts";
import { exportedTables } from "~/domains/operations/takeout/exported-rows.server.ts";
import {
  downloadExport,
  listExports,
  requestExport,
} from "~/domains/operations/takeout/exports.server.ts";
import { removeExportFiles } from "~/domains/operations/takeout/remove-exports.server.ts";
import { auditEntries } from "~/domains/shared/shared.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import {
  addQuarantined,
  addSmallBusiness,
  attempt,
  contentsOf,
  makeFile,
  saveFile,
  storedPartsOf,
} from "./data-export-fixtures.ts";
import { contractors, member as reviewer } from "./full-contractor.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const { fullContractor } = contractors(platform);
const day = 24 * 60 * 60 * 1000;

const storedParts = () => storedPartsOf(platform());
async function addCustomerWithPhone(contractorId: string, phone: string) {
  const [customer] = await query()
    .insert(customers)
    .values({ contractorId, name: "Maria Lopez" })
    .returning();
  const contact = { contractorId, customerId: customer?.id ?? "", value: phone };
  await query()
    .insert(customerContacts)
    .values({ ...contact, kind: "phone" });
  const recipient = { contractorId, channel: "sms", address: phone } as const;
  await inTransaction(platform(), (work) => optOut(work, platform(), recipient, { way: "call" }));
}

const smallBusiness = () => addSmallBusiness(platform());

test("you-own-it.everything: the zip holds every row, conversation and file of a business", async () => {
  const { id, person, page } = await fullContractor("taken", 174);
  const owner = await addBusinessMember(platform(), id, "owner");
  await addQuarantined(platform(), id, page.id);
  const link = await estimateLink(platform(), query(), newId());
  const token = /[a-z2-7]{45}/.exec(link)?.[0] ?? "";
  // A customer without a request, who opted out on the phone.
  await addCustomerWithPhone(id, "+15125550198");
  const answersGoTo = `reply+${token}@in.example`;
  const [conversation] = await query()
    .select()
    .from(conversations)
    .where(eq(conversations.contractorId, id));
  const message = {
    kind: "reply",
    params: {},
    contractorId: id,
    conversationId: conversation?.id ?? "",
    toAddress: answersGoTo,
    state: "sent",
  } as const;
  const sign = { html: `<a href="${link}">Sign</a>`, text: `Sign here: ${link}` };
  const quoted = `Yes\n> On Monday <${answersGoTo.toUpperCase()}> wrote:`;
  await query()
    .insert(messages)
    .values([
      { ...message, ...sign, cause: newId(), toAddress: "x@home.example", replyTo: answersGoTo },
      { ...message, cause: newId(), direction: "inbound", text: quoted },
    ]);
  const { names, texts } = await contentsOf(
    await saveFile(platform(), owner, await makeFile(platform(), owner)),
  );
  const manifest = JSON.parse(texts.get("manifest.json") ?? "");
  expect(manifest).toMatchObject({ version: 1, business: { id, name: person.business_name } });
  const tables = exportedTables(platform(), id);
  const moving = new Set(tables.flatMap(({ name, takeout }) => (takeout === "moves" ? name : [])));
  for (const { name, rows } of manifest.tables) {
    expect(JSON.parse(texts.get(`data/${name}.json`) ?? ""), name).toHaveLength(rows);
    expect(texts.get(`spreadsheets/${name}.csv`), name).toMatch(/^\w+,/);
    // Tables that this business has no rows in: it has no revenue share and no card payments.
    if (moving.has(name)) expect(rows, name).toBeGreaterThan(0);
  }
  const all = [...texts.values()].join();
  expect(all).toContain("Sign here: ");
  // Anyone with the link signs as the customer.
  expect(all).not.toMatch(/\/(?:b|e|i|r|preferences)\/[a-z2-7]{45}/);
  // Anyone with the address sends as the customer.
  expect(all).toContain("reply@in.example");
  expect(all.toLowerCase()).not.toContain(token);
  // Quarantined content isn't the business's yet.
  expect(all).not.toContain("Held back");
  const files = [...texts].filter(([name]) => name.startsWith("conversations/"));
  expect(files.map(([, text]) => text).join()).toContain("taken");
  expect(names.filter((name) => name.startsWith("files/page-photos/"))).not.toEqual([]);
  expect(names.filter((name) => name.startsWith("attachments/"))).not.toEqual([]);
  const declined = JSON.parse(texts.get("data/declined.json") ?? "");
  expect(declined.said).toMatchObject([
    { channel: "sms", address: "+15125550199", decision: "out", way: "text" },
    { channel: "sms", address: "+15125550198", decision: "out", way: "call" },
  ]);
});

test("you-own-it.everything: the export contains no keys", async () => {
  const tables = exportedTables(platform(), newId());
  const columns = tables.flatMap(({ name, columns: all }) =>
    all.map((column) => `${name}.${column}`),
  );
  const secretNames =
    /token|secret|password|hash|credential|public_key|auth|p256dh|(?<!contr)actor_/;
  expect(columns.filter((column) => secretNames.test(column)).toSorted()).toEqual([
    "job_estimate_answers.document_hash",
    "job_estimate_versions.document_hash",
    "lead_enquiries.body_hash",
    "message_evidence.content_hash",
    "message_evidence.facts_hash",
    "message_evidence.hash",
    "missed_call_texts.author",
    "page_versions.author",
    "scheduled_messages.author",
    "scheduled_messages.author_id",
    "sequences.author",
    "webhook_endpoints.secret_changed_at",
  ]);
  const leftOut = [
    "member_phones.code_id",
    "message_attachments.content",
    "plan_subscriptions.customer_id",
    "plan_subscriptions.checkout_id",
    "plan_subscriptions.subscription_id",
    "revenue_share_participants.application_id",
  ];
  for (const column of leftOut) expect(columns).not.toContain(column);
});

test("you-own-it.everything: moved tables refer only to moved tables, in order", () => {
  const moving = exportedTables(platform(), newId()).filter(({ takeout }) => takeout === "moves");
  const before = new Set<string>();
  for (const { name, table } of moving) {
    before.add(name);
    for (const key of getTableConfig(table as PgTable).foreignKeys) {
      const { foreignTable } = key.reference();
      expect([...before], name).toContain(getTableConfig(foreignTable).name);
    }
  }
});

test("repeated clicks start one export, and the limit is three a day", async () => {
  const owner = await smallBusiness();
  for (let made = 0; made < 3; made++) {
    expect(await requestExport(platform(), owner)).toMatchObject({ ok: true });
    expect(await requestExport(platform(), owner)).toEqual({ ok: false, code: "already_done" });
    await makeFile(platform(), owner);
  }
  const refused = await requestExport(platform(), owner);
  expect(refused).toMatchObject({ ok: false, code: "too_many", waitSeconds: 24 * 60 * 60 });
  platform().passTime(day + 1);
  expect(await requestExport(platform(), owner)).toMatchObject({ ok: true });
});

test("a failed attempt offers no file, and the next starts over", async () => {
  const owner = await smallBusiness();
  await requestExport(platform(), owner);
  const [{ id: exportId = "" } = {}] = await listExports(platform(), owner);
  const before = await storedParts();
  const failing = {
    ...platform(),
    files: {
      ...platform().files,
      put: async () => {
        throw new Error("The disk is full");
      },
    },
  };
  const write = (as = platform(), how = attempt) =>
    writeExport(as, system("test"), { exportId }, how);
  await expect(write(failing as never)).rejects.toThrow("The disk is full");
  expect(await downloadExport(platform(), owner, exportId)).toBeNull();
  expect(await storedParts()).toEqual(before);

  // A stale attempt that ends during another removes its own parts and changes nothing.
  const late = {
    ...platform(),
    files: {
      ...platform().files,
      put: async (...file: Parameters<ReturnType<typeof platform>["files"]["put"]>) => {
        await platform().files.put(...file);
        await query()
          .update(businessExports)
          .set({ attempt: 7 })
          .where(eq(businessExports.id, exportId));
      },
    },
  };
  await write(late);
  expect(await downloadExport(platform(), owner, exportId)).toBeNull();
  expect(await storedParts()).toEqual(before);

  await write();
  expect(await downloadExport(platform(), owner, exportId)).not.toBeNull();
  const [made] = await listExports(platform(), owner);
  expect(made).toMatchObject({ state: "ready", done: made?.total });
  // Running a task twice changes nothing.
  await write();
  expect(await downloadExport(platform(), owner, exportId)).not.toBeNull();
});

test("a stale attempt doesn't read or remove the newer attempt's files", async () => {
  const { id } = await fullContractor("late", 176);
  const owner = await addBusinessMember(platform(), id, "owner");
  await requestExport(platform(), owner);
  const [{ id: exportId = "" } = {}] = await listExports(platform(), owner);
  const write = (as = platform()) => writeExport(as, system("test"), { exportId }, attempt);
  let isOvertaken = false;
  await write({
    ...platform(),
    files: {
      ...platform().files,
      read: async (key) => {
        if (!isOvertaken) {
          isOvertaken = true;
          await write();
        }
        return platform().files.read(key);
      },
    },
  });
  expect(isOvertaken).toBe(true);
  expect((await contentsOf(await saveFile(platform(), owner, exportId))).names).toContain(
    "manifest.json",
  );
});

test("an export out of retries fails and its files are removed", async () => {
  const owner = await smallBusiness();
  await requestExport(platform(), owner);
  const [{ id: exportId = "" } = {}] = await listExports(platform(), owner);
  const stopped = AbortSignal.abort(new Error("stopped"));
  const write = (last: boolean) =>
    writeExport(platform(), system("test"), { exportId }, { last, signal: stopped });
  await expect(write(false)).rejects.toThrow("stopped");
  expect((await listExports(platform(), owner))[0]?.state).toBe("making");
  await expect(write(true)).rejects.toThrow("stopped");
  expect((await listExports(platform(), owner))[0]?.state).toBe("failed");
  const { rows } = await query().execute(sql`
    select data from pgboss.job where name = 'remove-export' and data ->> 'exportId' = ${exportId}`);
  expect(rows).toEqual([{ data: { exportId, attempts: 2 } }]);
});

test("you-own-it.owners-alone: only owners reach a file, and they see who downloaded it", async () => {
  const owner = await smallBusiness();
  const exportId = await makeFile(platform(), owner);
  expect(await downloadExport(platform(), await smallBusiness(), exportId)).toBeNull();
  expect(await downloadExport(platform(), owner, exportId)).toMatchObject({
    bytes: expect.any(Number),
  });
  expect((await listExports(platform(), owner))[0]).toMatchObject({
    downloads: 1,
    downloadedBy: owner.name,
    downloadedAt: platform().clock.now(),
  });
  const audited = await query()
    .select({ action: auditEntries.action, by: auditEntries.actorId })
    .from(auditEntries)
    .where(eq(auditEntries.entityId, owner.contractorId))
    .orderBy(auditEntries.createdAt, auditEntries.id);
  expect(audited).toEqual([
    { action: "business.export", by: owner.id },
    { action: "business.take_export", by: owner.id },
  ]);
});

test("you-own-it.owners-alone: expires after seven days, or when someone in it is deleted", async () => {
  const owner = await smallBusiness();
  const exportId = await makeFile(platform(), owner);
  platform().passTime(7 * day - 1);
  await endRetentionPeriods(platform(), system("test"));
  expect(await downloadExport(platform(), owner, exportId)).not.toBeNull();
  platform().passTime(1);
  expect(await downloadExport(platform(), owner, exportId)).toBeNull();
  await endRetentionPeriods(platform(), system("test"));
  expect((await listExports(platform(), owner))[0]?.state).toBe("ended");
  const ofThis = async () => (await storedParts()).filter((key) => key.includes(exportId));
  expect(await ofThis()).not.toEqual([]);
  await removeExportFiles(platform(), system("test"), { exportId, attempts: 1 });
  expect(await ofThis()).toEqual([]);

  const { id } = await fullContractor("forgotten", 175);
  const otherMember = await addBusinessMember(platform(), id, "owner");
  const fileId = await makeFile(platform(), otherMember);
  const [lead] = await query().select().from(leads).where(eq(leads.contractorId, id));
  // Another business knows the person only from a conversation.
  const { phone = null, email = null } = lead ?? {};
  await query()
    .insert(conversations)
    .values({ contractorId: owner.contractorId, name: "Jo", phone, email });
  const known = await makeFile(platform(), owner);
  await eraseHomeowner(platform(), reviewer, lead?.id ?? "");
  expect(await downloadExport(platform(), otherMember, fileId)).toBeNull();
  expect(await downloadExport(platform(), owner, known)).toBeNull();
});
