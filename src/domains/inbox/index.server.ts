export {
  assignConversation,
  unassignRemovedMember,
  unassignTechnician,
} from "./assign-conversation.server.ts";
export {
  type ListedCall,
  listCalls,
  listCallsOfLead,
  listOutgoingCallsOfLead,
} from "./calls/list-calls.server.ts";
export { moveCalls } from "./calls/move-calls.server.ts";
export {
  type Callable,
  listCallable,
  listCallableOfCustomer,
  openCallConversation,
} from "./calls/outgoing/callable-customers.server.ts";
export { handleOutgoingStep } from "./calls/outgoing/handle-outgoing-step.server.ts";
export { readCallForm, startOutgoingCall } from "./calls/outgoing/start-outgoing-call.server.ts";
export {
  blockCaller,
  type ReadCallSettings,
  readCallSettings,
  saveCallSettings,
  unblockCaller,
} from "./calls/settings/call-settings.server.ts";
export {
  findSentMissedCallText,
  type ReadMissedCallText,
  readMissedCallText,
  restoreMissedCallText,
  saveMissedCallText,
} from "./calls/settings/missed-call-text.server.ts";
export { handleCallStep, handleCallWebhook } from "./calls/taking/take-call-webhook.server.ts";
export { findShownNumbers, routeTrackedNumbers } from "./calls/tracked-numbers.server.ts";
export { handleVoicemailStep } from "./calls/voicemail/handle-voicemail-step.server.ts";
export { findSimulatedDrop, simulateDrop } from "./phone/simulated-drop.server.ts";
export {
  findSimulatedOutgoingCall,
  simulateOutgoingCall,
} from "./phone/simulated-outgoing-call.server.ts";
export {
  findSimulatedCall,
  listCalledNumbers,
  readPhones,
  simulateCall,
  textAsHomeowner,
} from "./phone/simulated-phone.server.ts";
export {
  type FoundConversation,
  findConversation,
  findLeadOfConversation,
  type ListedConversation,
  listConversations,
  openMessageFile,
} from "./read-conversations.server.ts";
export { calls, outgoingCalls } from "./read-models.server.ts";
export { findRepliers } from "./replies/find-replier.server.ts";
export { handlePageMessage } from "./replies/handle-reply.server.ts";
export { handleStatusWebhook, handleTextWebhook } from "./replies/receive-text.server.ts";
export { createReplyAlerts, planReplyAlerts } from "./replies/reply-alerts.server.ts";
export {
  countStopChecks,
  listStopChecks,
  type StopCheck,
} from "./replies/stop-checks/list-stop-checks.server.ts";
export {
  markOptOutReviewed,
  resolveStopCheck,
  stopDecisions,
} from "./replies/stop-checks/resolve-stop-check.server.ts";
export { storeMail } from "./replies/store-mail.server.ts";
export { matchText } from "./replies/unmatched/match-text.server.ts";
export {
  countUnmatched,
  listUnmatched,
  markSeen,
  type Unmatched,
} from "./replies/unmatched/unmatched.server.ts";
export { type InboxFound, searchInbox } from "./search/search-inbox.server.ts";
export {
  deleteSnippet,
  type FilledSnippet,
  fillSnippets,
  listSnippets,
  saveSnippet,
} from "./snippets/snippets.server.ts";
export { countUnread, markRead, markUnread } from "./unread-conversations.server.ts";
