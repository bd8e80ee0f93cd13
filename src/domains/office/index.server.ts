export {
  findCustomerInFull,
  findPropertyRow,
  listCustomerRows,
  listPropertyRows,
} from "./api-resources/read-customers.server.ts";
export { findJobRow, listJobRows } from "./api-resources/read-jobs.server.ts";
export { type Found, searchBusiness } from "./crm-search/search-business.server.ts";
export {
  editContact,
  editCustomer,
  editProperty,
  reviseProperty,
} from "./customer-edits/edit-customer.server.ts";
export { editLead, findLeadDetails } from "./customer-edits/edit-lead.server.ts";
export { editVisit, findVisitDetails, saveVisitNotes } from "./customer-edits/edit-visit.server.ts";
export { findCustomerLink, renewCustomerLink } from "./customer-links/customer-links.server.ts";
export { assignCustomersOfRows } from "./customers/assign-customers-job.server.ts";
export {
  readTimeline,
  type Timeline,
  type TimelineEntry,
} from "./customers/customer-timeline.server.ts";
export {
  type FoundCustomer,
  findCanonicalCustomer,
  findCustomer,
  findRemovedProperty,
} from "./customers/find-customer.server.ts";

export {
  type ListedCustomer,
  listCustomers,
  suggestCustomers,
} from "./customers/list-customers.server.ts";
export {
  findRepeatCustomer,
  listRecentCustomers,
  type RecentCustomer,
} from "./customers/repeat-customers.server.ts";
export { recordCustomerOptOut, recordTextConsent } from "./customers/text-consent.server.ts";
export { type FoundJob, findJob } from "./jobs/find-job.server.ts";
export {
  type JobTotal,
  type ListedJob,
  listJobs,
  readJobTotals,
  waitingJobs,
} from "./jobs/list-jobs.server.ts";
export { readLeadValues } from "./lead-values.server.ts";
export {
  notifyOfAccepted,
  notifyOfBooked,
  notifyOfCanceled,
  notifyOfDecision,
  notifyOfDeclined,
  notifyOfDispute,
  notifyOfLeads,
  notifyOfMissedCall,
  notifyOfMoved,
  notifyOfPaid,
  notifyOfReplies,
  notifyOfViewedEstimate,
  notifyOfViewedInvoice,
} from "./notifications/alerts/notify-members.server.ts";
export {
  readNotificationSettings,
  saveNotificationSettings,
} from "./notifications/choices/own-settings.server.ts";
export { listTeamNotifications } from "./notifications/choices/team-settings.server.ts";
export {
  confirmPhone,
  readOwnPhone,
  removePhone,
  sendPhoneCode,
} from "./notifications/phone/own-phone.server.ts";
export {
  addPushDevice,
  listPushDevices,
  readPushPublicKey,
  removePushDevice,
} from "./notifications/push/push.server.ts";
export { replyToOffer } from "./offer-replies/reply-to-offer.server.ts";
export { emailPortalLink } from "./portal/email-portal-link.server.ts";
export {
  findPortal,
  findPortalPhotoKey,
  findSharedFile,
  type Portal,
} from "./portal/portal.server.ts";
export {
  type BusinessCosts,
  listBusinessCosts,
} from "./texting-costs/list-business-costs.server.ts";
export { readOwnCosts } from "./texting-costs/read-own-costs.server.ts";
export { readBusinessTexting } from "./texting-facts.server.ts";
export { finishReply, isNewBusiness, readToday, type Today } from "./today/today.server.ts";
export {
  countDeadContactSyncs,
  listDeadContactSyncs,
  replayContactSyncs,
} from "./webhooks/contact-sync/dead-contact-syncs.server.ts";
export { recordContactSync } from "./webhooks/contact-sync/record-contact-sync.server.ts";
export { listHookSamples } from "./webhooks/hook-samples.server.ts";
export { subscribeHook, unsubscribeHook } from "./webhooks/hooks.server.ts";
export {
  findWebhook,
  type ListedDelivery,
  type ListedWebhook,
  listWebhooks,
} from "./webhooks/list-webhooks.server.ts";
export {
  addWebhook,
  deleteWebhook,
  pauseWebhook,
  renewWebhookSecret,
  resumeWebhook,
  saveWebhook,
} from "./webhooks/manage-webhooks.server.ts";
export { notifyOfPausedWebhook, recordDeliveries } from "./webhooks/record-deliveries.server.ts";
export { sendAgain, sendTestEvent } from "./webhooks/send-again.server.ts";
