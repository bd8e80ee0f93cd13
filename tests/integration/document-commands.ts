import { refundPayment } from "~/domains/billing/card-payments/refund-payment.server.ts";
import { findCustomerOfEstimate } from "~/domains/billing/invoices/find-billed.server.ts";
import { findInvoice } from "~/domains/billing/invoices/find-invoice.server.ts";
import { deleteInvoice, saveInvoice } from "~/domains/billing/invoices/manage-invoices.server.ts";
import {
  billAgain,
  creditInvoice,
  recordPayment,
} from "~/domains/billing/invoices/record-payment.server.ts";
import { issueInvoice, sendInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { approveJobEstimate } from "~/domains/billing/job-estimates/accept-estimate.server.ts";
import { duplicateJobEstimate } from "~/domains/billing/job-estimates/create-estimate.server.ts";
import { findJobEstimate } from "~/domains/billing/job-estimates/find-estimates.server.ts";
import {
  deleteJobEstimate,
  saveJobEstimate,
  withdrawJobEstimate,
} from "~/domains/billing/job-estimates/save-estimate.server.ts";
import { findTextChannel } from "~/domains/billing/job-estimates/send-document.server.ts";
import { deletePrice, savePrice } from "~/domains/billing/price-book/price-book.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { begin, line, send } from "./estimate-fixtures.ts";
import { beginInvoice } from "./invoice-fixtures.ts";

/** Runs a command or read with this id. */
export type Ask = (actor: BusinessMember, id: string, words: string) => Promise<unknown>;

const requestKey = null;
const channel = "link" as const;
const money = { amount: 1, method: "cash" as const, paid_on: "2026-11-20", note: null };
const emptyFields = {
  customer_name: "",
  phone: "",
  email: "",
  what: "",
  address: "",
  discount: "",
  tax_rate: "",
  deposit: "",
  expires_on: "",
  message: "",
};

/** Every command and read of prices, estimates and invoices that takes a row's id. */
export function documentCommands(platform: () => TestPlatform) {
  const commands: Record<string, Ask> = {
    savePrice: (actor, id, text) =>
      savePrice(platform(), actor, id, { name: `a${text}`, price: "5" }),
    deletePrice: (actor, id) => deletePrice(platform(), actor, id),
    createJobEstimate: (actor, id, text) =>
      begin(
        platform(),
        actor,
        text.length % 2 ? { lead_id: id } : { work_order_id: id },
        requestKey,
      ),
    saveJobEstimate: (actor, estimateId, text) =>
      saveJobEstimate(platform(), actor, {
        estimateId,
        revision: 2,
        typed: { fields: emptyFields, options: [{ name: "Good", lines: [line(text, "5")] }] },
      }),
    deleteJobEstimate: (actor, id) => deleteJobEstimate(platform(), actor, id),
    duplicateJobEstimate: (actor, estimateId) =>
      duplicateJobEstimate(platform(), actor, { estimateId, requestKey }),
    approveJobEstimate: (actor, estimateId) =>
      approveJobEstimate(platform(), actor, {
        ...{ estimateId, version: 1, option: 0, method: "phone", ipAddress: "203.0.113.7" },
      }),
    withdrawJobEstimate: (actor, id) => withdrawJobEstimate(platform(), actor, id),
    sendJobEstimate: (actor, id) => send(platform(), actor, id),
    createInvoice: (actor, id, text) => {
      const sourceField = ["lead_id", "work_order_id", "estimate_id"][text.length % 3] ?? "lead_id";
      return beginInvoice(platform(), actor, { [sourceField]: id }, requestKey);
    },
    saveInvoice: (actor, invoiceId) =>
      saveInvoice(platform(), actor, {
        invoiceId,
        revision: 2,
        typed: { fields: { ...emptyFields, due_on: "" }, options: [] },
      }),
    deleteInvoice: (actor, id) => deleteInvoice(platform(), actor, id),
    issueInvoice: (actor, invoiceId) => issueInvoice(platform(), actor, { invoiceId, revision: 2 }),
    sendInvoice: (actor, invoiceId) =>
      sendInvoice(platform(), actor, { invoiceId, channel, requestKey: crypto.randomUUID() }),
    recordPayment: (actor, invoiceId) =>
      recordPayment(platform(), actor, {
        invoiceId,
        request: { ...money, more_than_owed: true, send_receipt: false },
        requestKey,
      }),
    refundPayment: (actor, invoiceId) =>
      refundPayment(platform(), actor, {
        invoiceId,
        request: { ...money, not_owed_again: true },
        requestKey,
      }),
    creditInvoice: (actor, invoiceId, reason) =>
      creditInvoice(platform(), actor, {
        invoiceId,
        request: { amount: 1, reason, bill_again: false },
        requestKey,
      }),
    billAgain: (actor, invoiceId) => billAgain(platform(), actor, invoiceId),
  };
  const reads: Record<string, Ask> = {
    findJobEstimate: (actor, id) => findJobEstimate(platform(), actor, id),
    findInvoice: (actor, id) => findInvoice(platform(), actor, id),
    findTextChannel: async (actor, id) =>
      (await findTextChannel(platform(), actor, { leadId: id, phone: null })).phone,
    findCustomerOfEstimate: (actor, id) => findCustomerOfEstimate(platform(), actor, id),
  };
  return { commands, reads };
}
