export { type Captured, capturedEnquiries, queueLeadAlerts } from "./alerts/lead-alerts.server.ts";
export { type CaptureLead, detectSpam, type Sender } from "./capture/capture.ts";
export {
  captureInTransaction,
  captureLead,
  findLeadOfSender,
} from "./capture/capture-lead.server.ts";
export { formStamp, handleLeadForm, readEvidence } from "./capture/handle-lead-form.server.ts";
export {
  clearFlag,
  clearReady,
  clearReadyOnStatusChange,
  recordCall,
  recordOptOut,
  recordReply,
  setAssignee,
  unassignMember,
} from "./conversations/change-conversation.server.ts";
export {
  changeConversationContact,
  changePhoneExtension,
  markHandled,
  markPhoneUnusable,
  recordAutomatedMessage,
  recordManualContact,
  resetLastAutomatedMessage,
} from "./conversations/conversation-follow-up.server.ts";
export {
  findOrCreateConversations,
  latestLeadOfConversation,
} from "./conversations/conversations.server.ts";
export {
  clearStopChecks,
  closeStopCheck,
  type FoundStopCheck,
  findStopCheck,
  recordStopCheck,
  waitingStopChecks,
} from "./conversations/stop-checks.server.ts";
export { findConsent, findLead, leadsOfPerson } from "./find-lead.server.ts";
export {
  assignCapturedCustomers,
  assignLeadCustomers,
  conversationCustomers,
  leadCustomers,
} from "./lead-customers.server.ts";
export {
  firstRequestOf,
  type LeadOrigin,
  sourceOfLead,
  visitOf,
} from "./lead-origin.server.ts";
export {
  addLeadTask,
  claimDueTaskAlerts,
  completeLeadTasks,
  createLeadTask,
  finishLeadTask,
  type LeadTask,
  leadTaskSchema,
  listDueTasks,
  listLeadTasks,
  taskAlertTime,
} from "./lead-tasks/lead-tasks.server.ts";
export {
  deleteLeadView,
  deleteMemberLeadViews,
  listLeadViews,
  saveLeadView,
} from "./lead-views/lead-views.server.ts";
export { leadReceived } from "./leads.emails.server.ts";
export {
  type ListedLead,
  listContractorLeads,
  listLeads,
  streamLeads,
} from "./list-leads.server.ts";
export {
  changeLeadStatus,
  markBooked,
  markContacted,
  markDone,
  moveLead,
  moveOwnLead,
  unmarkBooked,
} from "./move-lead.server.ts";
export { addLeadNote, addNoteOfSource } from "./own/add-lead-note.server.ts";
export {
  addLeadEvents,
  clearSources,
  fillInAddress,
  type LeadDetails,
  markMerged,
  recordSources,
  saveLeadDetails,
  unmarkMerged,
} from "./own/change-lead.server.ts";
export {
  addEnteredNotes,
  createEnteredLeads,
  deliverEnteredLead,
  recordEnteredRequests,
} from "./own/entered-leads.server.ts";
export { type FoundOwnLead, findOwnLead } from "./own/find-own-lead.server.ts";
export {
  deleteLeadPicture,
  deleteUnstoredPicture,
  insertLeadPicture,
  protectLeadPictures,
} from "./own/lead-pictures.server.ts";
export {
  canonicalLeadId,
  isDelivered,
  isDeliveredLead,
  isOwnLead,
  listLeadFilterOptions,
  listOwnLeads,
  type OwnLead,
  readBoard,
  searchOwnLeads,
  selectFromLatestEnquiry,
  withMerged,
} from "./own/own-leads.server.ts";
export {
  discardLead,
  releaseLead,
  reviewWithUndo,
  undoReview,
} from "./quarantine/quarantine.server.ts";
export {
  consentRecords,
  conversationContact,
  conversations,
  leadContact,
  leadEnquiries,
  leadEvents,
  leadNotes,
  leadPictures,
  leads,
  leadTasks,
} from "./read-models.server.ts";
export { findBusinessContacts, flagShared } from "./shared-leads.server.ts";
