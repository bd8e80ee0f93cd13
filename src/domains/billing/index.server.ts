export {
  bookOnPage,
  bookPaidTime,
  depositPaymentUrl,
  findBookableTypes,
  findHeldBooking,
} from "./booking-deposits/booking-deposits.server.ts";
export {
  type CardPayments,
  findCardOffer,
  listCardPayments,
  listOpenDisputes,
  listStuckRefunds,
  startCardPayment,
} from "./card-payments/card-payments.server.ts";
export { enqueueOutdatedPage } from "./card-payments/checkouts.server.ts";
export {
  connectAccount,
  readCardSettings,
  refreshOwnAccount,
} from "./card-payments/payment-accounts.server.ts";
export { receivePaymentWebhook } from "./card-payments/payment-webhook.server.ts";
export { refundPayment } from "./card-payments/refund-payment.server.ts";
export {
  markRefundFailed,
  refundCard,
  retryRefund,
} from "./card-payments/refunds.server.ts";
export { changeEstimateCustomer, changeInvoiceCustomer } from "./change-customer.server.ts";
export { type Delivery, findDelivery, isDeliveryOf } from "./deliveries.server.ts";
export { estimateCustomers, invoiceCustomers } from "./document-customers.server.ts";
export { estimateLink, hashDocument, invoiceLink, nextNumber } from "./documents.server.ts";
export {
  type EstimateToImport,
  importEstimates,
  removeImportedEstimates,
} from "./imported-documents/import-estimates.server.ts";
export {
  type InvoiceToImport,
  importInvoices,
  removeImportedInvoices,
} from "./imported-documents/import-invoices.server.ts";
export type { ImportedDocument } from "./imported-documents/imported-document.ts";
export {
  readDocumentNumber,
  reserveDocumentNumbers,
} from "./imported-documents/imported-numbers.server.ts";
export { addEntry } from "./invoices/add-entry.server.ts";
export { collectPayment } from "./invoices/collect-payment.server.ts";
export { type DepositTerms, findDepositTerms } from "./invoices/deposit-terms.server.ts";
export {
  findCollected,
  findVisitBill,
  mayCollect,
  type VisitBill,
} from "./invoices/find-bill.server.ts";
export { findCustomerOfEstimate } from "./invoices/find-billed.server.ts";
export {
  findInvoice,
  findInvoiceByLink,
  findRecorderNames,
  type Invoice,
} from "./invoices/find-invoice.server.ts";
export { readInvoiceSettings, saveInvoiceSettings } from "./invoices/invoice-settings.server.ts";
export { type InvoiceTable, readInvoiceTable } from "./invoices/invoice-table.server.ts";
export {
  type ListedInvoice,
  listDueInvoices,
  listInvoices,
  listRelatedInvoices,
  streamInvoices,
} from "./invoices/list-invoices.server.ts";
export { createInvoice, deleteInvoice, saveInvoice } from "./invoices/manage-invoices.server.ts";
export { findReceiptMethod, type ReceiptMethod } from "./invoices/receipts.server.ts";
export { billAgain, creditInvoice, recordPayment } from "./invoices/record-payment.server.ts";
export { type InvoiceReminder, remindInvoices } from "./invoices/remind-invoices.server.ts";
export { issueInvoice, sendInvoice } from "./invoices/send-invoice.server.ts";
export {
  acceptJobEstimate,
  approveJobEstimate,
  declineJobEstimate,
} from "./job-estimates/accept-estimate.server.ts";
export { createJobEstimate, duplicateJobEstimate } from "./job-estimates/create-estimate.server.ts";
export {
  findEstimateByLink,
  type OpenedEstimate,
  sendEstimateQuestion,
} from "./job-estimates/customer-estimate.server.ts";
export { openPhoto, readPhoto } from "./job-estimates/estimate-photos.server.ts";
export { type EstimateTable, readEstimateTable } from "./job-estimates/estimate-table.server.ts";
export {
  documentOf,
  type FoundEstimate,
  findJobEstimate,
  type JobEstimateInState,
  type ListedEstimate,
  listJobEstimates,
  listRelatedEstimates,
  streamJobEstimates,
} from "./job-estimates/find-estimates.server.ts";
export {
  completeLeadOnInvoicePaid,
  completeLeadOnVisitEnd,
  listUnbooked,
} from "./job-estimates/list-unbooked.server.ts";
export {
  deleteJobEstimate,
  saveJobEstimate,
  withdrawJobEstimate,
} from "./job-estimates/save-estimate.server.ts";
export { findTextChannel, type TextChannel } from "./job-estimates/send-document.server.ts";
export { sendJobEstimate } from "./job-estimates/send-estimate.server.ts";
export { findJobItems, type JobItems, saveJobItems } from "./job-items/job-items.server.ts";
export { readOpenMoney } from "./open-money.server.ts";
export { importPrices, removeImportedPrices } from "./price-book/import-prices.server.ts";
export {
  addSamplePrices,
  deletePrice,
  listPrices,
  type Price,
  savePrice,
} from "./price-book/price-book.server.ts";
export {
  cardCheckouts,
  cardDisputes,
  invoiceEntries,
  invoices,
  jobEstimates,
} from "./read-models.server.ts";
export { recordEstimateView, recordInvoiceView } from "./record-view.server.ts";
