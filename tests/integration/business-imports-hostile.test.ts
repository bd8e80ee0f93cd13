import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { exportedTables } from "~/domains/operations/takeout/exported-rows.server.ts";
import {
  importBusiness,
  requireOwnReferences,
} from "~/domains/operations/takeout/import/import-business.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { rewriteZip } from "./altered-zip.ts";
import { makeFile, saveFile } from "./data-export-fixtures.ts";
import { contractors } from "./full-contractor.ts";

const operator = system("test");
const existingEmail = "member-settled@canary.example";
const here = sharedPlatform();
const there = sharedPlatform();
const { fullContractor } = contractors(here);
const { fullContractor: fullOther } = contractors(there);

let business = "";
let file = "";
let other = { id: "", conversationId: "", key: "", pageId: "" };

beforeAll(async () => {
  business = (await fullContractor("moved", 176)).id;
  const owner = await addBusinessMember(here(), business, "owner");
  file = await saveFile(here(), owner, await makeFile(here(), owner));
  const { id, page } = await fullOther("settled", 177);
  const { query } = there().database;
  const [conversation] = await query
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.contractorId, id));
  const { rows } = await query.execute<{ key: string }>(sql`select key from lead_pictures limit 1`);
  other = {
    id,
    conversationId: conversation?.id ?? "",
    key: rows[0]?.key ?? "",
    pageId: page.id,
  };
});

const inTable = (table: string, from: RegExp, to: string) => (name: string, text: string) =>
  name === `data/${table}.json` ? text.replace(from, to) : text;
/** Moves the first lead to another business's page, with the id in this spelling. */
const pageSize = (spelled: (id: string) => string) => () => {
  const move = inTable("leads", /"page_id":"[^"]+"/, `"page_id":"${spelled(other.pageId)}"`);
  // With the phone number of a person whom the other business doesn't have yet.
  const call = inTable("leads", /"phone":"[^"]+"/, '"phone":"+15125550111"');
  return (name: string, text: string) => call(name, move(name, text));
};
/** Gives a person with an account here the id of another business's page. */
const aliased = (name: string, text: string) => {
  if (name === "manifest.json")
    return text.replace(
      /("member_users",\s+"moves": true,\s+"rows": )(\d+)/,
      (_, prefix, rows) => prefix + (Number(rows) + 1),
    );
  if (name !== "data/member_users.json") return pageSize((id) => id)()(name, text);
  const [row = ""] = text.split(/\n/).filter((line) => line.startsWith("{"));
  const person = { ...JSON.parse(row.replace(/,$/, "")), id: other.pageId, email: existingEmail };
  return `${text.slice(0, -3)},\n${JSON.stringify(person)}\n]\n`;
};
const secondAccount = (name: string, text: string) => {
  if (name === "manifest.json")
    return text.replace(/("contractor_accounts",\s+"moves": true,\s+"rows": )1/, "$12");
  if (name !== "data/contractor_accounts.json") return text;
  const row = text.slice(2, -3).replace(business, newId());
  return `${text.slice(0, -3)},\n${row}\n]\n`;
};

const smuggled: [string, () => Parameters<typeof rewriteZip>[1], RegExp][] = [
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
  [
    "a lead on another's page, escaped",
    pageSize((id) => id.replaceAll("-", "\\u002d")),
    /another business/,
  ],
  [
    "a lead on another's page, in hex",
    pageSize((id) => id.replaceAll("-", "")),
    /another business/,
  ],
  [
    "a lead on another's page, in braces",
    pageSize((id) => `{${id.replaceAll("-", "").toUpperCase()}}`),
    /another business/,
  ],
  [
    "a lead on another's page, by the id of a person",
    () => aliased,
    /seo_pages: a row with this ID already exists/,
  ],
  [
    "a lead on another's page, and no pages",
    () => (name, text) =>
      name === "manifest.json"
        ? text.replace(/("seo_pages",\s+"moves": )true/, "$1false")
        : pageSize((id) => id)()(name, text),
    /another business/,
  ],
  ["a second business", () => secondAccount, /another business/],
  [
    "another's picture",
    () => inTable("lead_pictures", /"key":"[^"]+"/, `"key":"${other.key}"`),
    /already exists/,
  ],
  [
    "a path for a picture",
    () => inTable("page_photos", /"key":"[^"]+"/, '"key":"../../secret.png"'),
    /isn’t in this export/,
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
    /don’t match each other/,
  ],
  [
    "another version",
    () => (name, text) =>
      name === "manifest.json" ? text.replace('"version": 1', '"version": 2') : text,
    /manifest.json has an unknown format/,
  ],
  [
    "no manifest",
    () => (name, text) => (name === "manifest.json" ? null : text),
    /isn’t a business export/,
  ],
];

test.each(smuggled)("a file with %s changes nothing", async (_what, change, text) => {
  const path = await rewriteZip({ file, folder: there().settings.dataDir }, change());
  await expect(importBusiness(there(), operator, path)).rejects.toThrow(text);
  const isImported = eq(contractorAccounts.id, business);
  const { query } = there().database;
  expect(await query.select().from(contractorAccounts).where(isImported)).toEqual([]);
  for await (const key of there().files.list()) expect(key).not.toContain("moved");
});

test("checks references to other businesses again after inserting the rows", async () => {
  await importBusiness(there(), operator, file);
  const tables = exportedTables(there(), business);
  await there().database.transaction((tx) => requireOwnReferences(tx, tables));
  const smuggle = there().database.transaction(async (tx) => {
    const [lead] = await tx.select().from(leads).where(eq(leads.contractorId, business));
    const onOtherPage = { pageId: other.pageId, phone: "+15125550111" };
    await tx
      .update(leads)
      .set(onOtherPage)
      .where(eq(leads.id, lead?.id ?? ""));
    await requireOwnReferences(tx, tables);
  });
  await expect(smuggle).rejects.toThrow(/leads refers to seo_pages of another business/);
});
