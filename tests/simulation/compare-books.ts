import { readInvoiceTable } from "~/domains/billing/invoices/invoice-table.server.ts";
import { parseCsv } from "~/platform/csv/parse-csv.ts";
import { type Compared, checkRows, compareRows } from "./compare.ts";
import { balanceOf, type Invoice } from "./ledger.ts";
import type { World } from "./world.ts";

type Row = Record<string, unknown>;

/** Invoices, their entries, balances, aging, tips, and the exported file. */
export async function compareBooks(world: World): Promise<Compared[]> {
  const { runSql, contractorId, ledger, platform, owner } = world;
  const rows = await runSql(
    `select invoices.*, due_on::text as due, issued_on::text as issued from invoices
     where contractor_id = $1 order by number`,
    [contractorId],
  );
  const entries = await runSql(
    "select * from invoice_entries where contractor_id = $1 order by invoice_id, position",
    [contractorId],
  );
  const byInvoice = Map.groupBy(entries, ({ invoice_id: id }) => String(id));
  const wanted = new Map([...ledger.invoices].map(([id, invoice]) => [id, expected(invoice)]));
  const found = new Map(
    rows.map((row) => [String(row.id), actual(row, byInvoice.get(String(row.id)) ?? [])]),
  );
  const credits = entries.filter(({ kind }) => kind === "credit");
  const table = await readInvoiceTable(platform, owner, {
    ...{ state: null, search: "", sort: "date", after: null },
  });
  return [
    compareRows("invoices with all entries", wanted, found),
    checkNumbers("invoice numbers", rows),
    checkNumbers("credit note numbers", credits),
    compareRows("owed and overdue", totalsOf(world, rows), new Map(Object.entries(table.totals))),
    await compareFile(world, rows),
    compareRows(
      "estimates",
      new Map([...ledger.estimates].map(([id, { state, option }]) => [id, { state, option }])),
      new Map(await estimates(world)),
    ),
    checkRows("amounts shown at the door", ledger.amounts, ({ shown, dueCents, visitId }) =>
      shown === dueCents ? null : `${visitId} shows ${shown}, not ${dueCents}`,
    ),
    compareRows(
      "open disputes",
      new Map([["count", ledger.counts.get("disputes") ?? 0]]),
      new Map([["count", (await runSql("select 1 from card_disputes")).length]]),
    ),
  ];
}

/** Entries as text; a card's refund is recorded when Stripe confirms it, so order isn't compared. */
const entryText = (kind: unknown, cents: unknown, method: unknown) =>
  `${kind} ${cents}${method ? ` ${method}` : ""}`;

const expected = (invoice: Invoice) => ({
  customer: invoice.person.name,
  totalCents: invoice.totalCents,
  tipCents: invoice.tipCents,
  balanceCents: balanceOf(invoice),
  isDeposit: invoice.isDeposit,
  entries: invoice.entries
    .map(({ kind, cents, method }) => entryText(kind, cents, method))
    .toSorted(),
});

function actual(row: Row, entries: readonly Row[]) {
  const content = row.content as { adjustments?: { kind: string; cents: number }[] };
  const tips = (content.adjustments ?? []).filter(({ kind }) => kind === "tip");
  return {
    customer: row.customer_name,
    totalCents: row.total_cents,
    tipCents: tips.reduce((sum, { cents }) => sum + cents, 0),
    balanceCents: Number(row.total_cents) - Number(row.paid_cents) - Number(row.credited_cents),
    isDeposit: row.is_deposit,
    entries: entries.map(({ kind, cents, method }) => entryText(kind, cents, method)).toSorted(),
  };
}

/** Numbers follow each other without a gap. */
function checkNumbers(what: string, rows: readonly Row[]): Compared {
  const numbers = rows.map(({ number }) => Number(number)).toSorted((a, b) => a - b);
  const [first = 0] = numbers;
  return checkRows(what, numbers, (number) => {
    const place = numbers.indexOf(number);
    return number === first + place ? null : `${number} follows ${numbers[place - 1]}`;
  });
}

function totalsOf({ ledger, today }: World, rows: readonly Row[]) {
  const due = new Map(rows.map(({ id, due: day }) => [String(id), String(day)]));
  const owed = [...ledger.invoices].filter(([, invoice]) => balanceOf(invoice) > 0);
  const overdue = owed.filter(([id]) => (due.get(id) ?? "") < today());
  const sum = (list: typeof owed) => list.reduce((all, [, one]) => all + balanceOf(one), 0);
  return new Map(
    Object.entries({
      owedCents: sum(owed),
      owed: owed.length,
      overdueCents: sum(overdue),
      overdue: overdue.length,
    }),
  );
}

/** The file that the owner downloads has each invoice as the ledger does. */
async function compareFile(world: World, rows: readonly Row[]): Promise<Compared> {
  const { ledger, browserOf, owner } = world;
  const { html: text } = await (await browserOf(owner)).open("/crm/invoices/invoices.csv");
  const [head = [], ...lines] = [...parseCsv(text)].map(({ cells }) => cells);
  const column = (line: readonly string[], name: string) => line[head.indexOf(name)];
  const numbers = new Map(rows.map(({ id, number }) => [String(id), `INV-${number}`]));
  const expected = [...ledger.invoices].map(([id, invoice]) => [
    numbers.get(id) ?? id,
    [invoice.person.name, invoice.totalCents, balanceOf(invoice)],
  ]);
  const actual = lines.map((line) => [
    column(line, "Invoice"),
    [column(line, "Customer"), cents(column(line, "Total")), cents(column(line, "Balance due"))],
  ]);
  return compareRows(
    "exported invoices",
    new Map(expected as [string, unknown][]),
    new Map(actual as [string, unknown][]),
  );
}

const cents = (dollars: string | undefined) => Math.round(Number(dollars) * 100);

async function estimates({ runSql, contractorId }: World): Promise<[string, unknown][]> {
  const rows = await runSql(
    `select job_estimates.id, state,
       (select option from job_estimate_answers where estimate_id = job_estimates.id and kind = 'accepted') as option
     from job_estimates where contractor_id = $1`,
    [contractorId],
  );
  return rows.map(({ id, state, option }) => [String(id), { state, option }]);
}
