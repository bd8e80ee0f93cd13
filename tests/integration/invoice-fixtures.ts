import { eq } from "drizzle-orm";
import { findInvoice } from "~/domains/billing/invoices/find-invoice.server.ts";
import { newInvoiceSchema } from "~/domains/billing/invoices/invoices.schema.ts";
import { invoiceEntries, invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { createInvoice, saveInvoice } from "~/domains/billing/invoices/manage-invoices.server.ts";
import { issueInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { type TypedInvoice, typedInvoice } from "~/domains/billing/invoices/typed-invoice.ts";
import type { TypedLine } from "~/domains/billing/job-estimates/typed-estimate.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { check } from "~/platform/validation/form.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { line } from "./estimate-fixtures.ts";

/** The fields of a new invoice form, with overrides. */
export function beginInvoice(
  platform: Platform,
  actor: BusinessMember,
  change: Record<string, string> = {},
  requestKey: string | null = crypto.randomUUID(),
) {
  const checked = check(newInvoiceSchema, {
    customer_name: "Sam Stone",
    phone: "(512) 555-0142",
    email: "sam@home.example",
    what: "Leaking sink",
    address: "12 Oak St",
    ...change,
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return createInvoice(platform, actor, { request: checked.value, requestKey });
}

type InvoiceOptions = {
  about?: Record<string, string>;
  fields?: Partial<TypedInvoice["fields"]>;
  lines?: TypedLine[];
};

/** A draft with these lines, $100 by default. @returns its id and revision */
export async function addDraftInvoice(
  platform: Platform,
  actor: BusinessMember,
  options: InvoiceOptions = {},
) {
  const started = await beginInvoice(platform, actor, options.about);
  if (!started.ok) throw new Error(started.code);
  const { invoiceId } = started;
  const saved = await editorOf(platform, actor, invoiceId).then(({ save }) =>
    save(({ fields }) => ({
      fields: { ...fields, ...options.fields },
      options: [{ name: "Invoice", lines: options.lines ?? [line("Labor", "100")] }],
    })),
  );
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  return { invoiceId, revision: saved.revision };
}

/** A draft's editor state, and a function to save it. */
export async function editorOf(platform: Platform, actor: BusinessMember, invoiceId: string) {
  const found = await findInvoice(platform, actor, invoiceId);
  if (!found) throw new Error("no invoice");
  const { invoice } = found;
  const typed = typedInvoice(invoice);
  const save = (change: (typed: TypedInvoice) => TypedInvoice) =>
    saveInvoice(platform, actor, { invoiceId, revision: invoice.revision, typed: change(typed) });
  return { ...found, typed, save };
}

/** Adds an issued, unpaid invoice. @returns its id */
export async function addIssuedInvoice(
  platform: Platform,
  actor: BusinessMember,
  options: InvoiceOptions = {},
) {
  const draft = await addDraftInvoice(platform, actor, options);
  const done = await issueInvoice(platform, actor, draft);
  if (!done.ok) throw new Error(JSON.stringify(done));
  return draft.invoiceId;
}

/** Reads the rows of invoices. */
export function billing(platform: () => TestPlatform) {
  const query = () => platform().database.query;
  const invoiceOf = async (id: string) =>
    (await query().select().from(invoices).where(eq(invoices.id, id)))[0];
  const entriesOf = (invoiceId: string) =>
    query()
      .select()
      .from(invoiceEntries)
      .where(eq(invoiceEntries.invoiceId, invoiceId))
      .orderBy(invoiceEntries.position);
  return { query, invoiceOf, entriesOf };
}
