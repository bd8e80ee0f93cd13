export { refreshBilledTexts } from "./costs/refresh-billed-texts.server.ts";
export { callSettings, senders, trackedNumbers } from "./read-models.server.ts";
export {
  allowResubmission,
  approveSimulated,
  checkRegistrationNow,
  type FoundRegistration,
  findRegistration,
  handleRegistrationWebhook,
  resetSimulatedApprovals,
  sendBack,
  submitReviewed,
} from "./registration/manage-registration.server.ts";
export {
  type BusinessTexting,
  type OwnRegistration,
  readOwnRegistration,
  resendVerification,
  submitRegistration,
} from "./registration/own-registration.server.ts";
export { saveOwnBudget } from "./senders/budget.server.ts";
export {
  type ChangedSender,
  noteRefusal,
  releaseBurst,
  saveLimits,
  saveRegistration,
  tryAgain,
} from "./senders/change-sender.server.ts";
export {
  displayPhone,
  displayPhones,
  findNumberOwner,
  findOwnedNumbers,
  findTextNumber,
  listTrackedNumbers,
  selectTrackedNumbers,
  type TrackedNumber,
} from "./senders/find-numbers.server.ts";
export {
  type FoundSender,
  findSender,
  isTextingOn,
  type ListedSender,
  listSenders,
  readOwnSender,
  streamSenders,
} from "./senders/list-senders.server.ts";
export { notifySendingDomainChange } from "./senders/notify-sending-domain.server.ts";
export { pauseOnBursts } from "./senders/pause-on-bursts.server.ts";
export {
  countTexts,
  decrementTextCount,
  readSentTexts,
  type TextUsage,
} from "./senders/sender-days.server.ts";
export { assignNumber, buyNumber } from "./senders/sender-numbers.server.ts";
export {
  assignTrackedNumber,
  buyTrackedNumber,
  removeTrackedNumber,
  saveCallForwarding,
} from "./senders/tracked-numbers.server.ts";
