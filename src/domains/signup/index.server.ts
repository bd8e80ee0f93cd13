export {
  type Prefill,
  prefillCookie,
  readClaimInvitation,
  readEstimateLink,
  readPrefill,
} from "./market-estimates/estimate-links.server.ts";
export {
  inviteClaimant,
  type ListedEstimate,
  listEstimates,
  selectLeadResults,
  streamEstimates,
} from "./market-estimates/manage-estimates.server.ts";
export {
  estimateFor,
  type LeadResultRequest,
  saveLeadResult,
} from "./market-estimates/save-lead-result.server.ts";
export {
  type Confirmed,
  changeSignUpContact,
  confirmEmail,
  readConfirmation,
  resendConfirmation,
} from "./onboarding/confirm-email.server.ts";
export {
  chooseDraftPlan,
  draftCookie,
  draftTokenOf,
  readDraft,
  readDraftPlan,
  renameDraftCookie,
  saveUnsavedAnswers,
} from "./onboarding/drafts.server.ts";
export { type OpenTown, type Outlook, readOutlook } from "./onboarding/outlook.server.ts";
export {
  findLinkOutcome,
  findResumable,
  type LinkOutcome,
  resumeDraft,
  sendResumeLink,
  sendResumeLinkAsStaff,
} from "./onboarding/resume.server.ts";
export { saveSentStep } from "./onboarding/save-step.server.ts";
export {
  findSignedUpPage,
  readSignedUp,
  savedHeaders,
  signedUpSubmission,
  wantsOwnDomain,
} from "./onboarding/signed-up.server.ts";
export { storeLogo } from "./onboarding/uploads.server.ts";
export {
  formSubmissions,
  leadResults,
  onboardingSessions,
  submissionRecord,
} from "./read-models.server.ts";
