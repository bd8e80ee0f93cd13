import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customerContacts, customers } from "~/domains/customers/customers.tables.server.ts";
import { blockedCallers } from "~/domains/inbox/inbox.tables.server.ts";
import { checkLeadImport } from "~/domains/intake/lead-entry/lead-import.server.ts";
import { leadImports } from "~/domains/intake/lead-entry/lead-imports.tables.server.ts";
import { textOfRule } from "~/domains/lead-sources/emails/email-template.ts";
import {
  connectedSources,
  leadDeliveries,
} from "~/domains/lead-sources/lead-sources.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { inboundMails, messages, optOuts } from "~/domains/messaging/messaging.tables.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import {
  checkCustomerImport,
  startCustomerImport,
} from "~/domains/operations/customer-imports/customer-imports.server.ts";
import { runCustomerImport } from "~/domains/operations/customer-imports/run-customer-import.server.ts";
import {
  businessExports,
  customerImportRows,
  customerImports,
} from "~/domains/operations/operations.tables.server.ts";
import { eraseCustomer } from "~/domains/operations/privacy/erase-customer.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { findLivePage } from "~/domains/storefront/business-pages/find-pages.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { fillWithMarker } from "./fill-with-marker.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { contractors } from "./full-contractor.ts";
import { submitRequestOnPage } from "./submit-request-on-page.ts";
import { tablesHolding } from "./table-contents.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const { fullContractor } = contractors(platform);
const { businessWithLead } = followUps(platform);
const marker = "zqmark ";

/** A business with every kind of data, and every text about its customers filled with a marker. */
async function filledBusiness(mark: string, number: number, scope: "all" | "of leads" = "all") {
  const { id: contractorId } = await fullContractor(mark, number);
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const idsIn = async (table: typeof customers | typeof leads | typeof conversations) =>
    (
      await query().select({ id: table.id }).from(table).where(eq(table.contractorId, contractorId))
    ).map(({ id }) => id);
  const ofLeads = await query()
    .selectDistinct({ id: leads.customerId })
    .from(leads)
    .where(eq(leads.contractorId, contractorId));
  const customerIds =
    scope === "all" ? await idsIn(customers) : ofLeads.flatMap(({ id }) => id ?? []);
  const [conversationId = ""] = await idsIn(conversations);
  await query()
    .insert(inboundMails)
    .values({
      tokenKind: "reply",
      tokenId: conversationId,
      cause: `${mark} mail`,
      sender: "someone@homes.example",
      outcome: "unreadable",
      raw: Buffer.from("zqmark raw"),
    });
  const leadIds = await idsIn(leads);
  const filled = await fillWithMarker(
    platform(),
    { customers: customerIds, leads: leadIds },
    marker,
  );
  return { owner, customerIds, leadIds, filled };
}

/** The payment provider's texts about money, and our texts about its outcome. */
const ofMoney = ["card_disputes", "card_refunds"];

// privacy.export-and-erasure
test("an owner's erasure leaves no text about a customer", async () => {
  const { owner, customerIds, filled } = await filledBusiness("traced", 141);
  expect(filled.length).toBeGreaterThan(60);
  for (const customerId of customerIds) await eraseCustomer(platform(), owner, customerId);
  expect(await tablesHolding(platform(), marker.trim())).toEqual(ofMoney);
});

// privacy.export-and-erasure
test("a homeowner's erasure leaves no text about them", async () => {
  const { leadIds } = await filledBusiness("staffed", 142, "of leads");
  for (const id of leadIds) await eraseHomeowner(platform(), staffActor("super_admin"), id);
  expect(await tablesHolding(platform(), marker.trim())).toEqual(ofMoney);
});

const email = "ann@files.example";
const line = { phone: "(737) 555-0133", email: "joann@files.example" };

/** A business with a customer who has unlinked rows, and another customer with similar ones. */
async function unlinkedRows() {
  const { contractorId, leadId, pageId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const [lead] = await query()
    .update(leads)
    .set({ email, phone: "+17375550132" })
    .where(eq(leads.id, leadId))
    .returning();
  const customerId = lead?.customerId ?? "";
  await query().delete(customerContacts).where(eq(customerContacts.customerId, customerId));
  await query()
    .insert(customerContacts)
    .values([
      { contractorId, customerId, kind: "email", value: email },
      { contractorId, customerId, kind: "phone", value: "+17375550132" },
    ]);
  const file = (person: { phone: string; email: string }) =>
    new TextEncoder().encode(
      `name,phone,email\nAnn,${person.phone},${person.email}\n,12,${person.email}x`,
    );
  const own = { phone: "737.555.0132", email: "ANN@files.example" };
  const importIds: string[] = [];
  for (const person of [own, own, line]) {
    const checked = await checkCustomerImport(platform(), owner, {
      name: "a.csv",
      bytes: file(person),
    });
    if (checked.ok) importIds.push(checked.importId);
    await checkLeadImport(platform(), owner, { name: "a.csv", bytes: file(person) });
  }
  await query()
    .update(customerImports)
    .set({ state: "running" })
    .where(eq(customerImports.id, importIds[1] ?? ""));
  await query()
    .insert(customerImportRows)
    .values([
      {
        importId: importIds[2] ?? "",
        contractorId,
        line: 2,
        outcome: "wrong",
        cells: ["", own.phone],
      },
      {
        importId: importIds[2] ?? "",
        contractorId,
        line: 3,
        outcome: "wrong",
        cells: [line.email],
      },
    ]);
  const sourceId = newId();
  await query()
    .insert(connectedSources)
    .values({
      ...{ id: sourceId, contractorId, kind: "webhook", name: "Site", createdBy: "Bo" },
      fieldMapping: { [`Cell ${own.phone}`]: "phone", Phone: "phone", [line.email]: null },
      emailTemplates: [
        {
          sender: "quotes.example",
          rules: [
            { field: "need", below: `From ${email}` },
            { field: "name", label: "Customer" },
            { field: null, label: line.email },
          ],
        },
      ],
    });
  const delivery = { contractorId, sourceId, state: "unmatched", reason: "no_contact" } as const;
  await query()
    .insert(leadDeliveries)
    .values([
      { ...delivery, providerLeadId: "1", bodyHash: "1", body: `Call ${own.phone}` },
      { ...delivery, providerLeadId: "2", bodyHash: "2", body: `Mail ${line.email}` },
    ]);
  await query()
    .insert(blockedCallers)
    .values([
      { contractorId, phone: "+17375550132", blockedBy: "Bo" },
      { contractorId, phone: "+17375550133", blockedBy: "Bo" },
    ]);
  const sent = newId();
  const message = { kind: "reply", params: {}, contractorId } as const;
  await query()
    .insert(messages)
    .values([
      {
        ...{ ...message, id: sent, cause: sent, direction: "outbound", state: "sent" },
        ...{ toAddress: "someone@else.example", text: "Hello" },
      },
      {
        ...{ ...message, id: newId(), cause: newId(), channel: "sms", direction: "inbound" },
        ...{ state: "received", fromAddress: "+17375550132", toAddress: "+15125550100" },
      },
    ]);
  const mail = { tokenKind: "reply", tokenId: sent, outcome: "unmatched", sender: "" } as const;
  await query()
    .insert(inboundMails)
    .values([
      { ...mail, cause: newId(), fromAddress: email, text: "Who are you?" },
      { ...mail, cause: newId(), fromAddress: line.email, text: "Who are you?" },
    ]);
  const recipient = { contractorId, channel: "email", address: email } as const;
  await inTransaction(platform(), (work) =>
    optOut(work, platform(), recipient, { way: "staff", reason: "Ann called us" }),
  );
  const exportId = newId();
  await query().insert(businessExports).values({
    id: exportId,
    contractorId,
    memberId: owner.id,
    memberName: "Bo",
    state: "ready",
    createdAt: new Date(),
  });
  // Its reaction, which looks for the customer, hasn't run yet.
  const page = await findLivePage(platform(), pageId);
  if (!page) throw new Error("no page");
  const request = { name: "Ann", phone: own.phone, email: "", need: "Hi", zip_code: "78701" };
  await submitRequestOnPage(platform(), page, { ...request, urgency: "today" });
  await query().update(leads).set({ customerId: null }).where(eq(leads.phone, "+17375550132"));
  return { contractorId, owner, customerId, leadId, importIds, exportId };
}

async function leftOf({ contractorId, exportId }: { contractorId: string; exportId: string }) {
  const imports = await query()
    .select({ state: customerImports.state, content: customerImports.content })
    .from(customerImports)
    .where(eq(customerImports.contractorId, contractorId))
    .orderBy(customerImports.id);
  const [exported] = await query()
    .select()
    .from(businessExports)
    .where(eq(businessExports.id, exportId));
  const [out] = await query().select().from(optOuts).where(eq(optOuts.contractorId, contractorId));
  const [source] = await query()
    .select()
    .from(connectedSources)
    .where(eq(connectedSources.contractorId, contractorId));
  return {
    labels: Object.keys(source?.fieldMapping ?? {}).toSorted(),
    rules: source?.emailTemplates?.flatMap(({ rules }) => rules.map(textOfRule)),
    files: imports.map(({ state, content }) => [state, content !== null]),
    rows: await query().$count(
      customerImportRows,
      eq(customerImportRows.contractorId, contractorId),
    ),
    leadFiles: await query().$count(leadImports, eq(leadImports.contractorId, contractorId)),
    deliveries: await query().$count(leadDeliveries, eq(leadDeliveries.contractorId, contractorId)),
    blocked: await query().$count(blockedCallers, eq(blockedCallers.contractorId, contractorId)),
    leads: await query().$count(leads, eq(leads.phone, "+17375550132")),
    texts: await query().$count(messages, eq(messages.fromAddress, "+17375550132")),
    mails: await query().$count(inboundMails, eq(inboundMails.text, "Who are you?")),
    reason: out?.reason,
    exported: exported?.state,
  };
}

const othersOnly = {
  labels: ["Phone", line.email],
  rules: ["Customer", line.email],
  files: [
    ["failed", false],
    ["checked", true],
  ],
  rows: 1,
  leadFiles: 1,
  deliveries: 1,
  leads: 0,
  texts: 0,
  mails: 1,
  reason: null,
  exported: "ended",
};

// privacy.export-and-erasure
test("an owner's erasure finds unlinked rows, and only that customer's", async () => {
  const business = await unlinkedRows();
  await eraseCustomer(platform(), business.owner, business.customerId);
  expect(await leftOf(business)).toEqual({ ...othersOnly, blocked: 1 });
  await query().delete(inboundMails);
});

// privacy.export-and-erasure
test("a homeowner's erasure finds unlinked rows, and only theirs", async () => {
  const business = await unlinkedRows();
  await eraseHomeowner(platform(), staffActor("super_admin"), business.leadId);
  expect(await leftOf(business)).toEqual({ ...othersOnly, blocked: 1 });
});

// privacy.export-and-erasure; customers.import
test("an import stopped by an erasure can't recreate the person", async () => {
  const { owner, customerId, importIds, contractorId } = await unlinkedRows();
  await eraseCustomer(platform(), owner, customerId);
  const importId = importIds[1] ?? "";
  expect(await startCustomerImport(platform(), owner, importId)).toMatchObject({
    code: "not_possible",
  });
  await runCustomerImport(platform(), system("import-customers"), { importId }, attempt);
  const [stopped] = await query()
    .select()
    .from(customerImports)
    .where(eq(customerImports.id, importId));
  expect(stopped?.state).toBe("failed");
  expect(await query().$count(customers, eq(customers.contractorId, contractorId))).toBe(0);
});

const attempt = { number: 1, last: false, signal: new AbortController().signal };
