import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { MemberInSession } from "~/features/access/actor.ts";
import { conversations } from "~/features/conversations/conversations.tables.server.ts";
import { consentRecords, leads } from "~/features/leads/leads.tables.server.ts";
import { deliver } from "~/features/messages/delivery/deliver-message.server.ts";
import { messageAttachments, messages } from "~/features/messages/messages.tables.server.ts";
import { findSuppression, suppressAddress } from "~/features/messages/suppress-address.server.ts";
import { withoutLinks } from "~/features/messages/without-links.ts";
import { findOptOut } from "~/features/opt-outs/find-opt-out.server.ts";
import { findHeldImport } from "~/features/takeout/import/find-held-import.server.ts";
import { importBusiness } from "~/features/takeout/import/import-business.server.ts";
import { asImported } from "~/features/takeout/import/insert-rows.server.ts";
import { releaseBusiness } from "~/features/takeout/import/release-business.server.ts";
import { linesOf, takenTables } from "~/features/takeout/select-rows.server.ts";
import { readExactly } from "~/platform/backup/tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { createEmbedded, embeddedDatabase } from "~/platform/database/embedded.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { openZip } from "~/platform/zip/read-zip.server.ts";
import { writeZip } from "~/platform/zip/write-zip.server.ts";
import { system } from "../../src/features/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { contractors, member as reviewer } from "./full-contractor.ts";
import { makeFile, saveFile } from "./taken-out.ts";

const operator = system("test");
const here = sharedPlatform();
/** From PostgreSQL into the embedded database, or from one embedded database into another. */
const there = sharedPlatform({}, async () => ({
  database: await embeddedDatabase(await createEmbedded()),
  url: null,
}));
const { fullContractor } = contractors(here);
const { fullContractor: fullOther } = contractors(there);

let business = "";
let owner: MemberInSession;
let file = "";
let other = { id: "", conversationId: "", messageId: "", key: "" };

beforeAll(async () => {
  business = (await fullContractor("moved", 176)).id;
  owner = await addBusinessMember(here(), business, "owner", { email: "owner@moved.example" });
  await inTransaction(here(), (work) =>
    suppressAddress(work, here(), "sms", "+15125550197", "unsubscribed"),
  );
  file = await saveFile(here(), owner, await makeFile(here(), owner));
  const { id } = await fullOther("settled", 177);
  const { query } = there().database;
  const [talk] = await query
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.contractorId, id));
  const { rows } = await query.execute<{ key: string }>(sql`select key from lead_pictures limit 1`);
  const [attached] = await query.select().from(messageAttachments).limit(1);
  other = {
    id,
    conversationId: talk?.id ?? "",
    messageId: attached?.id ?? "",
    key: rows[0]?.key ?? "",
  };
});

/** What a business's rows say, table by table, in an order that every database has. */
function rowsOf(platform: Platform, contractorId: string, imported = false) {
  return platform.database.transaction(async (tx) => {
    await readExactly(tx);
    const all: Record<string, string[]> = {};
    for (const table of takenTables(platform, contractorId)) {
      if (table.fate !== "moves") continue;
      const { rows } = await tx.execute<{ row_to_json: string }>(linesOf(table));
      const read = rows.map((row) => JSON.parse(Object.values(row)[0] ?? ""));
      const kept = table.name === "messages" ? read.map(withoutLinks) : read;
      const seen = imported ? kept.map((row) => asImported(table.name, row)) : kept;
      all[table.name] = seen.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
    }
    return all;
  });
}

const pictures = async (platform: Platform) => {
  const { rows } = await platform.database.query.execute<{ mark: string }>(
    sql`select id || md5(content) as mark from message_attachments where content is not null order by id`,
  );
  return rows.map(({ mark }) => mark);
};

/** The same file with other words in it. */
async function remade(change: (name: string, text: string) => string | null, more: string[] = []) {
  const { entries, close } = await openZip(file);
  const path = join(there().settings.dataDir, `${newId()}.zip`);
  const zip = writeZip(new Date(), async (writer) => {
    for (const [name, entry] of entries) {
      if (!name.endsWith(".json")) {
        await writer.add(name, entry.read());
        continue;
      }
      let text = "";
      for await (const chunk of entry.read()) text += chunk.toString("latin1");
      const changed = change(name, text);
      if (changed !== null) await writer.add(name, pieces(Buffer.from(changed, "latin1")));
    }
    for (const name of more) await writer.add(name, pieces(Buffer.from("not yours")));
  });
  await pipeline(zip, createWriteStream(path));
  close();
  return path;
}

async function* pieces(bytes: Buffer) {
  yield bytes;
}

const inTable = (table: string, from: RegExp, to: string) => (name: string, text: string) =>
  name === `data/${table}.json` ? text.replace(from, to) : text;
const secondAccount = (name: string, text: string) => {
  if (name === "manifest.json")
    return text.replace(/("contractor_accounts",\s+"moves": true,\s+"rows": )1/, "$12");
  if (name !== "data/contractor_accounts.json") return text;
  const row = text.slice(2, -3).replace(business, newId());
  return `${text.slice(0, -3)},\n${row}\n]\n`;
};

const smuggled: [string, () => Parameters<typeof remade>[0], RegExp][] = [
  [
    "a lead of another business",
    () => inTable("leads", /"contractor_id":"[^"]+"/, `"contractor_id":"${other.id}"`),
    /another business/,
  ],
  [
    "a message in another's conversation",
    () =>
      inTable(
        "messages",
        /"conversation_id":"[^"]+"/,
        `"conversation_id":"${other.conversationId}"`,
      ),
    /another business/,
  ],
  ["a second business", () => secondAccount, /another business/],
  [
    "another's picture",
    () => inTable("lead_pictures", /"key":"[^"]+"/, `"key":"${other.key}"`),
    /here already/,
  ],
  [
    "a path for a picture",
    () => inTable("page_photos", /"key":"[^"]+"/, '"key":"../../secret.png"'),
    /none of its own/,
  ],
  [
    "a table of keys",
    () => (name, text) =>
      name === "manifest.json"
        ? text.replace(
            '"name": "api_keys",\n      "moves": false',
            '"name": "api_keys",\n      "moves": true',
          )
        : text,
    /later release/,
  ],
  ["one row less than it says", () => inTable("lead_notes", /\n\{[^\n]+\n/, "\n"), /of \d+ rows/],
  [
    "a row that leads nowhere",
    () => inTable("visits", /"crew_id":"[^"]+"/, `"crew_id":"${newId()}"`),
    /do not fit together/,
  ],
  [
    "another version",
    () => (name, text) =>
      name === "manifest.json" ? text.replace('"version": 1', '"version": 2') : text,
    /manifest.json is not/,
  ],
  [
    "no manifest",
    () => (name, text) => (name === "manifest.json" ? null : text),
    /no file of a business/,
  ],
];

test.each(smuggled)(
  "you-own-it.own-rows-alone: a file with %s changes nothing",
  async (_what, change, words) => {
    const path = await remade(change());
    await expect(importBusiness(there(), operator, path)).rejects.toThrow(words);
    expect((await rowsOf(there(), business)).contractor_accounts).toEqual([]);
    for await (const key of there().files.list()) expect(key).not.toContain("moved");
  },
);

test("you-own-it.brought-in, you-own-it.consents-rule: every row is as it was, and who declined stays declined", async () => {
  const stranger = "+15125550123";
  const path = await remade(
    (name, text) =>
      name === "data/declined.json"
        ? text.replace(
            '"suppressed": [',
            `"suppressed": [{"channel":"sms","address":"${stranger}","reason":"deleted"},`,
          )
        : text,
    [`attachments/${other.messageId}/x.pdf`],
  );
  const before = await pictures(there());
  const brought = await importBusiness(there(), operator, path);
  expect(brought).toMatchObject({ contractorId: business });
  const original = await rowsOf(here(), business, true);
  expect(await rowsOf(there(), business)).toEqual(original);
  for (const [name, rows] of Object.entries(original)) expect(rows, name).not.toEqual([]);
  // What came with messages as well, and what others had is as it was.
  expect(await pictures(there())).toEqual([...before, ...(await pictures(here()))].sort());
  const [photo] = (
    await there().database.query.execute<{ key: string }>(
      sql`select key from page_photos p join seo_pages s on s.id = p.page_id where s.contractor_id = ${business}`,
    )
  ).rows;
  expect(await there().files.has(photo?.key ?? "")).toBe(true);

  const { query } = there().database;
  const recipient = { contractorId: business, channel: "sms", address: "+15125550199" } as const;
  expect(await findOptOut(query, there(), recipient)).toMatchObject({ way: "text" });
  expect(await findOptOut(query, there(), { ...recipient, contractorId: other.id })).toMatchObject(
    {},
  );
  expect((await findSuppression(query, there(), "sms", "+15125550197"))?.reason).toBe(
    "unsubscribed",
  );
  expect(await findSuppression(query, there(), "sms", stranger)).toBeNull();
  expect(await query.select().from(consentRecords)).not.toEqual([]);
  await expect(importBusiness(there(), operator, file)).rejects.toThrow(/is here already/);
});

test("you-own-it.quiet: nothing is sent in the name of a business that was brought in until it is released", async () => {
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
  const held = await findHeldImport(there(), reviewer, business);
  expect(held?.source).toBe(here().settings.siteUrl.origin);
  expect(await findHeldImport(there(), reviewer, other.id)).toBeNull();
  expect(await releaseBusiness(there(), reviewer, business)).toEqual({ ok: true });
  expect(await findHeldImport(there(), reviewer, business)).toBeNull();
  expect(await releaseBusiness(there(), operator, business)).toMatchObject({ code: "not_found" });
  expect(await send()).not.toBe("withheld");
});

const empty = sharedPlatform();

test("you-own-it.brought-in: a business comes back from the embedded database as it went", async () => {
  const back = await saveFile(there(), owner, await makeFile(there(), owner));
  const original = await rowsOf(there(), business);
  await importBusiness(empty(), operator, back);
  expect(await rowsOf(empty(), business)).toEqual(original);
});
