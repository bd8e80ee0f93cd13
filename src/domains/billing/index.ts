export {
  apiEstimateSchema,
  apiInvoiceSchema,
  applyApiEstimate,
  applyApiInvoice,
  errorsForApi,
} from "./api-documents.schema.ts";
export { canWriteEstimates } from "./billing.policy.ts";
export { bookingDepositText } from "./booking-deposits/booking-deposits.text.en.ts";
export type { HeldBooking } from "./booking-deposits/booking-deposits.ts";
export { disputeReason } from "./card-payments/card-payments.ts";
export { adjustmentName, invoiceTotals, shownLines } from "./invoices/invoice-document.ts";
export {
  cardRefundSchema,
  collectionSchema,
  creditSchema,
  finalizeSchema,
  type NewCredit,
  newInvoiceSchema,
  paymentSchema,
  refundSchema,
} from "./invoices/invoices.schema.ts";
export { invoiceText } from "./invoices/invoices.text.en.ts";
export {
  calculateBalanceDue,
  creditNoteName,
  type EntryMethod,
  entryKinds,
  entryMethods,
  type InvoiceContent,
  type InvoiceState,
  invoiceFilterLabels,
  invoiceFilters,
  invoiceName,
  invoiceSorts,
  invoiceStateLabels,
  maxBusinessAddress,
  maxPaymentInstructionsLength,
  methodLabels,
  paymentMethods,
  type ReminderOutcome,
  shownInvoiceStates,
  stateOf as invoiceStateOf,
  summarizeReminders,
} from "./invoices/invoices.ts";
export { type QuickBooksLine, quickBooksLines } from "./invoices/quickbooks-lines.ts";
export { parseInvoiceForm, type TypedInvoice, typedInvoice } from "./invoices/typed-invoice.ts";
export {
  documentName,
  type ShownEstimate,
  type ShownLines,
  type Totals,
} from "./job-estimates/estimate-document.ts";
export {
  acceptanceSchema,
  approvalSchema,
  declineSchema,
  newEstimateSchema,
  questionSchema,
  sendingSchema,
} from "./job-estimates/job-estimates.schema.ts";
export { jobEstimateText } from "./job-estimates/job-estimates.text.en.ts";
export {
  approvalMethodLabels,
  approvalMethods,
  defaultReminderDays,
  type EstimateLine,
  type EstimatePhoto,
  type EstimateState,
  estimateName,
  estimateSorts,
  estimateStateLabels,
  isSeen,
  maxOptions,
  maxPhotos,
  maxReasonLength,
  quantityField,
  sendMethods,
  shownEstimateStates,
  stateOf as estimateStateOf,
} from "./job-estimates/job-estimates.ts";
export {
  applyEditorStep,
  blankLine,
  type EditorStep,
  isBlank,
  lineField,
  optionField,
  parseEstimateForm,
  readStep,
  type TypedEstimate,
  type TypedLine,
  type TypedOption,
  toEstimateForm,
} from "./job-estimates/typed-estimate.ts";
export {
  parseJobItemsForm,
  type TypedJobItems,
  toJobItemsForm,
} from "./job-items/typed-job-items.ts";
export { unitPrice, units } from "./price-book/price-book.ts";
