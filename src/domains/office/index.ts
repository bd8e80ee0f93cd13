export {
  conversationInFull,
  conversationRow,
  messageRow,
} from "./api-resources/conversation-resource.schema.ts";
export {
  customerInFull,
  customerRow,
  propertyRow,
} from "./api-resources/customer-resource.schema.ts";
export { estimateInFull, estimateRow } from "./api-resources/estimate-resource.schema.ts";
export { invoiceInFull, invoiceRow } from "./api-resources/invoice-resource.schema.ts";
export { jobRow } from "./api-resources/job-resource.schema.ts";
export { leadInFull, leadRow, visitRow } from "./api-resources/lead-resource.schema.ts";
export {
  serializeConversation,
  serializeConversationDetails,
  serializeEstimate,
  serializeEstimateDetails,
  serializeInvoice,
  serializeInvoiceDetails,
  serializeLead,
  serializeLeadDetails,
  serializeMessage,
  shownVisit,
} from "./api-resources/serialize.ts";
export { apiChanges, asOfVersion } from "./api-resources/versions.ts";
export {
  leadDetailsSchema,
  visitDetailsSchema,
  visitNotesSchema,
} from "./customer-edits/customer-edits.schema.ts";
export { customerLinkPowers, readCustomerLinkKind } from "./customer-links/customer-links.ts";
export {
  type JobFilter,
  type JobFilterState,
  jobFilterStates,
  jobSorts,
} from "./jobs/jobs.ts";
export { choiceLists } from "./notifications/choices/choices.schema.ts";
export {
  type AlertChoices,
  channelLabels,
  choiceField,
  kindGroups,
  kindTexts,
  memberZones,
  type NotificationKind,
  notificationChannels,
  textsAnHour,
} from "./notifications/notifications.ts";
export { portalText } from "./portal/portal.text.en.ts";
export { type TodayKind, todayKinds } from "./today/today.ts";
export { webhookBodies } from "./webhooks/webhook-bodies.schema.ts";
export {
  contactSyncKind,
  maxHooks,
  type PauseReason,
  sentEventLabel,
  testEvent,
  webhookEventLabels,
  webhookEvents,
} from "./webhooks/webhooks.ts";
