import { expect, test } from "vitest";
import { findCustomerOfEstimate } from "~/domains/billing/invoices/find-billed.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { findCustomerOfJob } from "~/domains/schedule/visits/find-customer-and-job.server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addSentEstimate, editorOf as estimateEditor, estimates } from "./estimate-fixtures.ts";
import {
  addDraftInvoice,
  addIssuedInvoice,
  billing,
  editorOf as invoiceEditor,
} from "./invoice-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform();
const { ownerWithLead, accept, rowOf, jobsOf } = estimates(platform);
const { invoiceOf } = billing(platform);

test("an estimate keeps the entered extension and copies it to its job", async () => {
  const { owner, contractorId } = await ownerWithLead();
  const contact = { phone: "(512) 555-0142 ext. 4" };
  const { estimateId, token } = await addSentEstimate(platform(), owner, { about: contact });
  const stored = async () => rowOf(estimateId);
  expect(await stored()).toMatchObject({ phone: "+15125550142", phoneExtension: "4" });
  const { typed, save, estimate } = await estimateEditor(platform(), owner, estimateId);
  expect(typed.fields.phone).toBe("(512) 555-0142 ext. 4");
  expect(await save((same) => same)).toEqual({ ok: true, revision: estimate.revision });
  const dial = async (phone: string) => {
    const editor = await estimateEditor(platform(), owner, estimateId);
    return editor.save(({ fields, ...rest }) => ({ ...rest, fields: { ...fields, phone } }));
  };
  await dial("(512) 555-0142 x12");
  expect(await stored()).toMatchObject({ phone: "+15125550142", phoneExtension: "12" });
  await dial("(512) 555-0142");
  expect(await stored()).toMatchObject({ phone: "+15125550142", phoneExtension: null });
  await dial("(512) 555-0143;ext=5");
  expect(await accept(token)).toMatchObject({ ok: true });
  const [job] = await jobsOf(contractorId);
  expect(job).toMatchObject({ phone: "+15125550143", phoneExtension: "5" });
  expect(await findCustomerOfEstimate(platform(), owner, estimateId)).toMatchObject({
    phoneExtension: "5",
  });
  expect(await findCustomerOfJob(platform(), owner, job?.id ?? "")).toMatchObject({
    phoneExtension: "5",
  });
});

test("an invoice keeps the entered extension, and drops it with the number", async () => {
  const { owner, about, leadId } = await ownerWithLead();
  const phone = "(512) 555-0142 ext. 4";
  const { invoiceId } = await addDraftInvoice(platform(), owner, { about: { ...about, phone } });
  expect(await invoiceOf(invoiceId)).toMatchObject({ phone: "+15125550142", phoneExtension: "4" });
  const { typed, save, invoice } = await invoiceEditor(platform(), owner, invoiceId);
  expect(typed.fields.phone).toBe(phone);
  expect(await save((same) => same)).toMatchObject({ ok: true, revision: invoice.revision });
  await save(({ fields, options }) => ({ options, fields: { ...fields, phone: "512-555-0142" } }));
  expect(await invoiceOf(invoiceId)).toMatchObject({
    phone: "+15125550142",
    phoneExtension: null,
  });
  const sent = await addIssuedInvoice(platform(), owner, { about: { ...about, phone } });
  expect(await invoiceOf(sent)).toMatchObject({ phoneExtension: "4" });
  await eraseHomeowner(platform(), staffActor("super_admin"), leadId);
  expect(await invoiceOf(sent)).toMatchObject({ phone: null, phoneExtension: null });
});
