import { eq, getTableName, inArray, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { revenueShareApplications } from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import {
  findSuppression,
  suppressAddress,
} from "~/domains/messaging/messages/suppress-address.server.ts";
import { messageContact, messages } from "~/domains/messaging/messaging.tables.server.ts";
import { visitor } from "~/domains/shared/access/actor.ts";
import {
  type Contact,
  isSamePerson,
  typedContact,
} from "~/domains/shared/people/same-person.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { contractorAccounts } from "../../src/domains/identity/identity.tables.server.ts";
import { leadContact, leads } from "../../src/domains/leads/leads.tables.server.ts";
import { eraseContractor } from "../../src/domains/operations/privacy/erase-person.server.ts";
import {
  rowsOfBusiness,
  rowsOfPerson,
} from "../../src/domains/operations/privacy/personal-data-rows.server.ts";
import { leadResults } from "../../src/domains/signup/market-estimates/market-estimates.tables.server.ts";
import { saveLeadResult } from "../../src/domains/signup/market-estimates/save-lead-result.server.ts";
import { outcomeOf } from "../setup/outcome-of.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { contractors, member } from "./full-contractor.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const { fullContractor, takePart } = contractors(platform);

/** Contact details of a request, each followed by others of the same person. */
const people: [Contact, ...Contact[]][] = [
  [
    { email: "Pat@Home.example", phone: null },
    { email: " pat@home.EXAMPLE", phone: null },
    { email: "pat@home.example", phone: "(512) 555-0100" },
  ],
  [
    { email: null, phone: "512.555.0161" },
    { email: null, phone: "+1 (512) 555-0161" },
    { email: "new@home.example", phone: "1-512-555-0161 ext. 3" },
  ],
  [
    { email: null, phone: "+44 20 7946 0958" },
    { email: null, phone: "+442079460958" },
  ],
];
const strangers: Contact[] = [
  { email: null, phone: null },
  { email: "", phone: "" },
  { email: "pat@home.examples", phone: "(512) 555-0162" },
  { email: "pa_@home.example", phone: "(207) 946-0958" },
  { email: "%", phone: "0161" },
];

test("people.same-person: matches an address in any case or number in any spelling", async () => {
  const ids: string[] = [];
  for (const [{ email, phone }] of people) {
    const saved = await saveLeadResult(
      platform(),
      visitor,
      { source: "generator", industry: "hvac", city: "Waco", email, phone, businessName: null },
      null,
    );
    if (saved.ok) ids.push(saved.id);
  }
  const findIds = async (contact: Contact) => {
    const rows = await query()
      .select({ id: leadResults.id })
      .from(leadResults)
      .where(isSamePerson(typedContact(leadResults), [contact]));
    return rows.map(({ id }) => id);
  };
  for (const [index, spellings] of people.entries()) {
    for (const contact of spellings) {
      expect(await findIds(contact), JSON.stringify(contact)).toEqual([ids[index]]);
    }
  }
  for (const contact of strangers) {
    expect(await findIds(contact), JSON.stringify(contact)).toEqual([]);
  }
  const all = await query()
    .select({ id: leadResults.id })
    .from(leadResults)
    .where(
      isSamePerson(
        typedContact(leadResults),
        people.map(([contact]) => contact),
      ),
    )
    .orderBy(leadResults.id);
  expect(all.map(({ id }) => id)).toEqual(ids.toSorted());
});

/** The query plan of a condition with sequential scans off, because small tables are scanned. */
const planOf = (table: PgTable, condition: SQL): Promise<string> =>
  platform().database.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute<{ "QUERY PLAN": string }>(
      sql`explain select 1 from ${table} where ${condition}`,
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });

test("people.same-person: every searched table uses an index", async () => {
  const person = [{ email: "pat@home.example", phone: "(512) 555-0161" }];
  const tables: [PgTable, SQL, string[]][] = [
    [
      leads,
      isSamePerson(leadContact, person),
      ["leads_one_per_own_email", "leads_one_per_own_phone"],
    ],
    [messages, isSamePerson(messageContact, person), ["messages_receiver"]],
    ...[contractorAccounts, leadResults, revenueShareApplications].map(
      (table): (typeof tables)[0] => [table, isSamePerson(typedContact(table), person), []],
    ),
  ];
  for (const [table, condition, indexes] of tables) {
    const plan = await planOf(table, condition);
    expect(plan).not.toMatch(/Seq Scan|Filter:/);
    for (const index of indexes) expect(plan).toContain(index);
  }
});

test("people.same-person: indexes find a contractor's rows in every table", async () => {
  const own = { email: "pat@home.example", phone: "(512) 555-0161" };
  for (const { table, rows } of rowsOfBusiness(platform(), newId(), own)) {
    const plan = await planOf(table, rows ?? sql`true`);
    // There are few participants, so scanning them for an application is fine.
    expect(plan, getTableName(table)).not.toMatch(/Seq Scan on (?!revenue_share_participants)/);
  }
});

test("people.same-person: indexes find a homeowner's rows in every table", async () => {
  const contacts = [{ email: "pat@home.example", phone: "(512) 555-0161", name: "Pat" }];
  const person = { contacts, leadIds: [newId()], fingerprint: platform().fingerprint };
  for (const { table, rows } of rowsOfPerson(platform(), person)) {
    expect(await planOf(table, rows ?? sql`true`), getTableName(table)).not.toMatch(/Seq Scan/);
  }
});

test("people.same-person: a suppressed number is suppressed in every spelling", async () => {
  await inTransaction(platform(), (work) =>
    suppressAddress(work, platform(), "sms", "(512) 555-0163", "unsubscribed"),
  );
  const find = (number: string) => findSuppression(query(), platform(), "sms", number);
  expect((await find("+15125550163"))?.reason).toBe("unsubscribed");
  expect((await find("512.555.0163"))?.reason).toBe("unsubscribed");
  expect(await find("+15125550164")).toBeNull();
});

test("privacy.export-and-erasure: deletes an application by number unless another participant shares it", async () => {
  const erased = await fullContractor("goes", 171);
  const stays = await fullContractor("stays", 172);
  await takePart(stays);
  // The contractor who stays once applied with the number and address of the one who is erased, both
  // before numbers were normalized.
  const change = (id: string, email: string) =>
    query()
      .update(revenueShareApplications)
      .set({ email, phone: erased.person.phone, phoneE164: null })
      .where(eq(revenueShareApplications.id, id));
  await change(stays.applicationId, erased.person.email);
  await change(erased.applicationId, "other@canary.example");
  await query().insert(messages).values({
    cause: newId(),
    kind: "hello",
    channel: "sms",
    params: {},
    toAddress: "+15125550171",
  });
  expect(outcomeOf(await eraseContractor(platform(), member, erased.id))).toBe("done");
  const remaining = await query()
    .select({ id: revenueShareApplications.id })
    .from(revenueShareApplications)
    .where(inArray(revenueShareApplications.id, [erased.applicationId, stays.applicationId]));
  expect(remaining).toEqual([{ id: stays.applicationId }]);
  const written = await query()
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.toAddress, "+15125550171"));
  expect(written).toEqual([]);
});
