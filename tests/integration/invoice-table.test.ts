import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readInvoiceTable } from "~/domains/billing/invoices/invoice-table.server.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { type InvoiceSort, summarizeReminders } from "~/domains/billing/invoices/invoices.ts";
import { remindInvoices } from "~/domains/billing/invoices/remind-invoices.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { inTransaction } from "../../src/platform/unit-of-work.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { estimates, line } from "./estimate-fixtures.ts";
import { addDraftInvoice, addIssuedInvoice, billing } from "./invoice-fixtures.ts";

const platform = sharedPlatform();
const { ownerWithLead, sentTo } = estimates(platform);
const { invoiceOf, query } = billing(platform);
const day = 24 * 60 * 60_000;

type Owner = Awaited<ReturnType<typeof ownerWithLead>>["owner"];

function tableOf(owner: Owner) {
  const read = (change: Partial<Parameters<typeof readInvoiceTable>[2]> = {}) =>
    readInvoiceTable(platform(), owner, {
      state: null,
      search: "",
      sort: "-date",
      after: null,
      ...change,
    });
  const add = (customer: string, dollars: string, about: Record<string, string> = {}) =>
    addIssuedInvoice(platform(), owner, {
      about: { customer_name: customer, ...about },
      lines: [line("Labor", dollars)],
    });
  return { read, add };
}

test("sorts by customer, due date, and total in both directions", async () => {
  const { owner } = await ownerWithLead();
  const { read, add } = tableOf(owner);
  await add("baker", "300");
  platform().passTime(day);
  await add("Cole", "100");
  platform().passTime(day);
  await add("Adams", "200");
  await addDraftInvoice(platform(), owner, {
    about: { customer_name: "Draft" },
    lines: [line("Work", "5")],
  });
  const order = async (sort: InvoiceSort) =>
    (await read({ sort })).rows.map(({ customerName }) => customerName);
  expect(await order("customer")).toEqual(["Adams", "baker", "Cole", "Draft"]);
  expect(await order("-customer")).toEqual(["Draft", "Cole", "baker", "Adams"]);
  expect(await order("total")).toEqual(["Draft", "Cole", "Adams", "baker"]);
  expect(await order("-total")).toEqual(["baker", "Adams", "Cole", "Draft"]);
  expect((await order("due")).slice(0, 2)).toEqual(["baker", "Cole"]);
  // A draft has no date and counts as the newest.
  expect(await order("-date")).toEqual(["Draft", "Adams", "Cole", "baker"]);
});

test("pages in every order hold each invoice once", async () => {
  const { owner } = await ownerWithLead();
  const { read, add } = tableOf(owner);
  const first = await add("Sam", "100");
  const row = await invoiceOf(first);
  if (!row) throw new Error("no invoice");
  // 120 with few different values, so the pages end among equal ones.
  await query()
    .insert(invoices)
    .values(
      Array.from({ length: 119 }, (_, index) => ({
        ...row,
        id: crypto.randomUUID(),
        number: 2000 + index,
        customerName: `Customer ${index % 3}`,
        totalCents: 100 * (index % 2),
      })),
    );
  const sorts = [
    "-date",
    "date",
    "customer",
    "-customer",
    "due",
    "-due",
    "total",
    "-total",
  ] as const;
  for (const sort of sorts) {
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof read>> = await read({ sort, after });
      ids.push(...page.rows.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect({ sort, rows: ids.length, different: new Set(ids).size }).toEqual({
      sort,
      rows: 120,
      different: 120,
    });
  }
  const otherBusiness = await ownerWithLead();
  expect((await tableOf(otherBusiness.owner).read({ after: first })).rows).toEqual([]);
});

test("search finds customer, number, phone, and job of this business", async () => {
  const { owner } = await ownerWithLead();
  const { read, add } = tableOf(owner);
  await add("Dana Price", "100", { what: "Water heater", phone: "(512) 555-0177" });
  await add("Sam Stone", "50", { what: "Leaking sink", address: "1001 Elm St" });
  const found = async (search: string) =>
    (await read({ search })).rows.map(({ customerName }) => customerName);
  expect(await found("price dana")).toEqual(["Dana Price"]);
  expect(await found("heater")).toEqual(["Dana Price"]);
  expect(await found("512-555-0177")).toEqual(["Dana Price"]);
  expect(await found("inv-1001")).toEqual(["Dana Price"]);
  expect((await found("1001")).toSorted()).toEqual(["Dana Price", "Sam Stone"]);
  expect(await found("E-1001")).toEqual([]);
  expect(await found("100% off_")).toEqual([]);
  expect((await read({ search: "dana" })).totals).toMatchObject({ owedCents: 10_000, owed: 1 });
  const otherBusiness = await ownerWithLead();
  expect((await tableOf(otherBusiness.owner).read({ search: "dana" })).rows).toEqual([]);
});

test("totals say what is owed and overdue, whatever the filter", async () => {
  const { owner } = await ownerWithLead();
  const { read, add } = tableOf(owner);
  const old = await addIssuedInvoice(platform(), owner, { fields: { deposit: "40" } });
  platform().passTime(15 * day);
  await add("New", "30");
  await addDraftInvoice(platform(), owner);
  const totals = { owedCents: 9_000, owed: 2, overdueCents: 6_000, overdue: 1 };
  expect((await read()).totals).toEqual(totals);
  expect(await read({ state: "draft" })).toMatchObject({ totals, rows: [{ shownState: "draft" }] });
  expect((await read({ state: "overdue" })).rows.map(({ id }) => id)).toEqual([old]);
});

test("two clicks on remind send one text or email per invoice", async () => {
  const { owner, about, email, number, contractorId } = await ownerWithLead();
  const { read, add } = tableOf(owner);
  const texted = await add("Sam Stone", "100", { ...about, email, phone: number ?? "" });
  const mailed = await add("Dana Price", "50", { email: "dana@home.example" });
  const paid = await addDraftInvoice(platform(), owner);
  const invoiceIds = [texted, mailed, paid.invoiceId, texted];
  const remind = (requestKey: string) =>
    remindInvoices(platform(), owner, { invoiceIds, requestKey });
  const key = crypto.randomUUID();
  const [first, second] = await Promise.all([remind(key), remind(key)]);
  const all = [...first, ...second].map(({ outcome }) => outcome);
  expect(all.filter((outcome) => outcome === "sms" || outcome === "email")).toHaveLength(2);
  expect(all.filter((outcome) => outcome === "nothing_due")).toHaveLength(2);
  const again = await remind(crypto.randomUUID());
  expect(summarizeReminders(again.map(({ outcome }) => outcome))).toBe(
    "Reminded 0. 2 were already reminded today. 1 has nothing due.",
  );
  expect(await sentTo(contractorId, "invoice")).toMatchObject([
    { toAddress: "dana@home.example", params: { reminds: true } },
  ]);
  expect(await sentTo(contractorId, "written-by-hand")).toHaveLength(1);
  const reminded = (await read({ state: "open" })).rows;
  expect(reminded.map(({ isRemindedToday }) => isRemindedToday)).toEqual([true, true]);
  platform().passTime(day);
  expect((await remind(crypto.randomUUID())).map(({ outcome }) => outcome)).toContain("email");
});

test("says who couldn't be reminded, and skips other businesses' invoices", async () => {
  const { owner, about, number, contractorId } = await ownerWithLead();
  const { add } = tableOf(owner);
  const optedOut = await add("Sam Stone", "100", { ...about, email: "", phone: number ?? "" });
  const unreachable = await add("Pat Reed", "50", { phone: "", email: "" });
  const blocked = await add("Dana Price", "50", { email: "dana@home.example" });
  const phone = (await invoiceOf(optedOut))?.phone ?? "";
  for (const person of [
    { contractorId, channel: "sms" as const, address: phone },
    { contractorId, channel: "email" as const, address: "dana@home.example" },
  ]) {
    await inTransaction(platform(), (work) => optOut(work, platform(), person, { way: "text" }));
  }
  const otherBusiness = await ownerWithLead();
  const foreign = await tableOf(otherBusiness.owner).add("Theirs", "10");
  const reminders = await remindInvoices(platform(), owner, {
    invoiceIds: [optedOut, unreachable, blocked, foreign],
    requestKey: crypto.randomUUID(),
  });
  expect(reminders.map(({ outcome }) => outcome)).toEqual([
    "texts_off",
    "no_contact",
    "emails_off",
  ]);
  expect(summarizeReminders(reminders.map(({ outcome }) => outcome))).toBe(
    "Reminded 0. 1 has texts turned off. 1 can’t get email from you. 1 has no email, and can’t be texted.",
  );
  const [row] = await query().select().from(invoices).where(eq(invoices.id, foreign));
  expect(row?.remindedAt).toBeNull();
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  await expect(
    remindInvoices(platform(), technician, { invoiceIds: [blocked], requestKey: "key" }),
  ).rejects.toThrow();
});
