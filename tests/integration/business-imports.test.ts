import { buffer } from "node:stream/consumers";
import { eq, getTableColumns, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { members } from "~/domains/identity/identity.tables.server.ts";
import { consentRecords, leads } from "~/domains/leads/leads.tables.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import {
  findSuppression,
  suppressAddress,
} from "~/domains/messaging/messages/suppress-address.server.ts";
import { messageAttachments, messages } from "~/domains/messaging/messaging.tables.server.ts";
import { findOptOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { exportedTables, linesOf } from "~/domains/operations/takeout/exported-rows.server.ts";
import {
  findHeldImport,
  releaseBusiness,
} from "~/domains/operations/takeout/import/held-import.server.ts";
import { importBusiness } from "~/domains/operations/takeout/import/import-business.server.ts";
import { toImportedRow } from "~/domains/operations/takeout/import/insert-rows.server.ts";
import { type MemberInSession, system } from "~/domains/shared/access/actor.ts";
import { redactLinks } from "~/domains/shared/access/bearer-links.ts";
import { largeSide, smallKey, smallSide } from "~/domains/shared/photos/photos.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import { readExactly } from "~/platform/backup/dump.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { migratedEmbedded } from "../setup/fresh-database.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { rewriteZip } from "./altered-zip.ts";
import { makeFile, saveFile } from "./data-export-fixtures.ts";
import { contractors, member as reviewer } from "./full-contractor.ts";
import { samplePhoto } from "./sample-photo.ts";

const operator = system("test");
const here = sharedPlatform();
/** Imports from PostgreSQL into the embedded database, or from one embedded database into another. */
const there = sharedPlatform({}, migratedEmbedded);
const { fullContractor } = contractors(here);
const { fullContractor: fullOther } = contractors(there);

let business = "";
let owner: MemberInSession;
let file = "";
let other = { id: "", attachmentId: "" };

const same = (_name: string, text: string) => text;
const importOptions = () => ({ file, folder: there().settings.dataDir });
const photo = async () => Buffer.from(await (await samplePhoto()).arrayBuffer());

beforeAll(async () => {
  business = (await fullContractor("moved", 176)).id;
  owner = await addBusinessMember(here(), business, "owner", { email: "owner@moved.example" });
  await inTransaction(here(), (work) =>
    suppressAddress(work, here(), "sms", "+15125550197", "unsubscribed"),
  );
  await here()
    .database.query.update(messageAttachments)
    .set({ content: await photo(), contentType: "image/jpeg" });
  file = await saveFile(here(), owner, await makeFile(here(), owner));
  const { id } = await fullOther("settled", 177);
  const [attached] = await there().database.query.select().from(messageAttachments).limit(1);
  other = { id, attachmentId: attached?.id ?? "" };
});

/** A business's rows by table, in an order that both databases share. */
function rowsOf(platform: Platform, contractorId: string, imported = false) {
  return platform.database.transaction(async (tx) => {
    await readExactly(tx);
    const all: Record<string, string[]> = {};
    for (const table of exportedTables(platform, contractorId)) {
      if (table.takeout !== "moves") continue;
      const { rows } = await tx.execute<{ row_to_json: string }>(linesOf(table));
      const redacted = rows.map((row) => JSON.parse(redactLinks(Object.values(row)[0] ?? "")));
      const seen = imported ? redacted.map((row) => toImportedRow(table.name, row)) : redacted;
      all[table.name] = seen.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
    }
    return all;
  });
}

const pictures = async (platform: Platform) => {
  const { rows } = await platform.database.query.execute<{ mark: string }>(
    sql`select id || content_type as mark from message_attachments where content is not null order by id`,
  );
  return rows.map(({ mark }) => mark);
};

test("an import keeps every row and all opt-outs", async () => {
  const stranger = "+15125550123";
  const path = await rewriteZip(
    importOptions(),
    (name, text) =>
      name === "data/declined.json"
        ? text.replace(
            '"suppressed": [',
            `"suppressed": [{"channel":"sms","address":"${stranger}","reason":"deleted"},`,
          )
        : text,
    [`attachments/${other.attachmentId}/x.pdf`],
  );
  const before = await pictures(there());
  const imported = await importBusiness(there(), operator, path);
  expect(imported).toMatchObject({ contractorId: business });
  const original = await rowsOf(here(), business, true);
  expect(await rowsOf(there(), business)).toEqual(original);
  for (const [name, rows] of Object.entries(original)) expect(rows, name).not.toEqual([]);
  // Attachments are imported too, and others' pictures are unchanged.
  expect(await pictures(there())).toEqual([...before, ...(await pictures(here()))].sort());
  const [photo] = (
    await there().database.query.execute<{ key: string }>(
      sql`select key from page_photos p join seo_pages s on s.id = p.page_id where s.contractor_id = ${business}`,
    )
  ).rows;
  expect(await there().files.has(photo?.key ?? "")).toBe(true);
  expect(await there().files.has(smallKey(photo?.key ?? ""))).toBe(true);

  const { query } = there().database;
  const recipient = { contractorId: business, channel: "sms", address: "+15125550199" } as const;
  expect(await findOptOut(query, there(), recipient)).toMatchObject({ way: "text" });
  const elsewhere = { ...recipient, contractorId: other.id };
  expect(await findOptOut(query, there(), elsewhere)).not.toBeNull();
  expect((await findSuppression(query, there(), "sms", "+15125550197"))?.reason).toBe(
    "unsubscribed",
  );
  expect(await findSuppression(query, there(), "sms", stranger)).toBeNull();
  expect(await query.select().from(consentRecords)).not.toEqual([]);
  await expect(importBusiness(there(), operator, file)).rejects.toThrow(/already exists/);
});

test("you-own-it.quiet: an imported business sends nothing until it is released", async () => {
  const { query } = there().database;
  const { rows } = await query.execute(sql`
    select from messages where contractor_id = ${business} and state in ('queued', 'sending', 'delayed')`);
  expect(rows).toEqual([]);
  const send = async () => {
    const id = newId();
    await query.insert(messages).values({
      id,
      cause: id,
      kind: "job-estimate",
      channel: "sms",
      params: {},
      contractorId: business,
      toAddress: "+15125550188",
      text: "Your visit is tomorrow.",
    });
    await deliver(
      there(),
      operator,
      { messageId: id },
      { number: 1, last: true, signal: new AbortController().signal },
    );
    const [sent] = await query.select().from(messages).where(eq(messages.id, id));
    return sent?.state;
  };
  expect(await send()).toBe("withheld");
  expect(await query.select().from(leads).where(eq(leads.contractorId, business))).not.toEqual([]);
  const heldImport = await findHeldImport(there(), reviewer, business);
  expect(heldImport?.source).toBe(here().settings.siteUrl.origin);
  expect(await findHeldImport(there(), reviewer, other.id)).toBeNull();
  expect(await releaseBusiness(there(), reviewer, business)).toEqual({ ok: true });
  expect(await findHeldImport(there(), reviewer, business)).toBeNull();
  expect(await releaseBusiness(there(), operator, business)).toMatchObject({ code: "not_found" });
  expect(await send()).not.toBe("withheld");
});

const empty = sharedPlatform();

test("an imported picture loses its location; a non-picture fails the whole import", async () => {
  const broken = await rewriteZip(importOptions(), same, [], Buffer.from("<svg/>"));
  await expect(importBusiness(empty(), operator, broken)).rejects.toThrow(/can't be read/);
  expect((await rowsOf(empty(), business)).contractor_accounts).toEqual([]);
  for await (const key of empty().files.list()) expect(key).toBe("");

  await importBusiness(
    empty(),
    operator,
    await rewriteZip(importOptions(), same, [], await photo()),
  );
  const sizes: (number | undefined)[] = [];
  for await (const key of empty().files.list()) {
    if (!key.startsWith("page-photos/")) continue;
    const stored = await empty().files.read(key);
    if (!stored) throw new Error(`${key} is gone`);
    const { exif, format, width } = await sharp(await buffer(stored.stream)).metadata();
    expect([exif, format]).toEqual([undefined, "webp"]);
    sizes.push(width);
  }
  expect(new Set(sizes)).toEqual(new Set([largeSide, smallSide]));
  const [attached] = await empty().database.query.select().from(messageAttachments);
  expect((await sharp(attached?.content ?? []).metadata()).exif).toBeUndefined();
});

const back = sharedPlatform();

test("a business exported from the embedded database imports unchanged for existing people", async () => {
  const path = await saveFile(there(), owner, await makeFile(there(), owner));
  const original = await rowsOf(there(), business);
  const people = await there()
    .database.query.select(getTableColumns(memberUsers))
    .from(memberUsers)
    .innerJoin(members, eq(members.userId, memberUsers.id))
    .where(eq(members.contractorId, business));
  const [stored, moved, ...others] = people;
  if (!stored || !moved) throw new Error("nobody");
  // One person is unchanged, the other has another account here.
  const account = { ...moved, id: newId(), name: "Known here" };
  await back().database.query.insert(memberUsers).values([stored, account]);
  await importBusiness(back(), operator, path);
  const names = [stored, account, ...others].map(({ name }) => name);
  const { member_users, ...rows } = await rowsOf(back(), business);
  expect(member_users?.map((row) => JSON.parse(row).name).sort()).toEqual(names.sort());
  expect(rows).toEqual({
    ...original,
    member_users: undefined,
    members: original.members?.map((row) => row.replace(moved.id, account.id)).sort(),
  });
});
