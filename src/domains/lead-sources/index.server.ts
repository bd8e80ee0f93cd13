export { decideSourceLead } from "./decide-source-lead.server.ts";
export { findLeadEmail, saveEmailTemplate } from "./emails/mark-lines.server.ts";
export { findFieldMapping, retryUnmatched, saveFieldMapping } from "./field-mapping.server.ts";
export {
  findJunkByLead,
  findSourceLead,
  isJunkRow,
  type LeadJunk,
  listSourceLeads,
  type SourceLead,
} from "./find-source-leads.server.ts";
export {
  type FoundSource,
  findSource,
  type ListedSource,
  listSources,
} from "./find-sources.server.ts";
export {
  type ConsentProblem,
  chooseGoogleAccount,
  finishGoogleConsent,
  pollGoogleNow,
  startGoogleConsent,
} from "./google-local/consent.server.ts";
export { sendGoogleFeedback } from "./google-local/send-feedback.server.ts";
export {
  addSource,
  deleteSource,
  isOffered,
  renewSourceAddress,
  replayDelivery,
  saveSource,
} from "./manage-sources.server.ts";
export { connectMetaPage } from "./meta/connect-page.server.ts";
export { checkMetaSubscription, receiveMetaLeads } from "./meta/receive-leads.server.ts";
export { connectedSources, leadDeliveries, sourceLeads } from "./read-models.server.ts";
export { receiveDelivery } from "./receive-delivery.server.ts";
export { isSourceMailbox, receiveLeadMail } from "./receive-mail.server.ts";
