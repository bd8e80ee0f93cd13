export { LeadForm, type LeadFormProps } from "./capture/lead-form.tsx";
export {
  RequestSent,
  readPhotosLeftOut,
  requestSentMeta,
  thanksAddress,
} from "./capture/request-sent.tsx";
export {
  consentWording,
  isManualConsent,
  isSourceConsent,
  manualConsentVersion,
  sourceConsentVersion,
  sourceConsentWording,
} from "./consent/consent.ts";
export { leadFormText } from "./lead-form.text.en.ts";
export { canChangeOwnLeads, canReadOwnLeads } from "./leads.policy.ts";
export {
  email,
  leadFields,
  leadMoveSchema,
  leadNoteSchema,
  leadSchema,
  phone,
  workAddress,
  zipCode,
} from "./leads.schema.ts";
export { urgencyLabels } from "./leads.text.en.ts";
export {
  addressOf,
  consentKinds,
  type LeadEventKind,
  type LeadFilter,
  type LeadSort,
  type LeadSource,
  type LeadStage,
  type LeadStatus,
  type LeadView,
  type LeadViewFilter,
  type LostReason,
  leadSorts,
  leadSourceLabels,
  leadSources,
  leadStages,
  leadStatuses,
  leadViews,
  lostReasonLabels,
  lostReasons,
  manualLeadSources,
  maxRequestPhotos,
  maxViewNameLength,
  nextStages,
  nextStatuses,
  type OwnLeadFilter,
  photosField,
  photosFollow,
  photosLeftOut,
  photosNotSent,
  quarantineReasonLabels,
  reviewUndoSeconds,
  sentPhotoLabels,
  stageLabels,
  stageOf,
  statusOfStage,
  textConsentKinds,
  type Urgency,
  urgencies,
} from "./leads.ts";
export { noLead, sourceKey, sourceKeyOf } from "./source-of.ts";
export { summarizeNeed } from "./summarize-need.ts";
