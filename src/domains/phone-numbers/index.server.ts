export { callSettings, senders, trackedNumbers } from "./read-models.server.ts";
export {
  type ChangedSender,
  noteRefusal,
  saveLimits,
  saveRegistration,
  tryAgain,
} from "./senders/change-sender.server.ts";
export {
  displayPhone,
  displayPhones,
  findNumberOwner,
  findOwnedNumbers,
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
  dropCachedBusinessPages,
  removeTrackedNumber,
  saveCallForwarding,
} from "./senders/tracked-numbers.server.ts";
