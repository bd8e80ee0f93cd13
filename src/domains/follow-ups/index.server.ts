export { queueCustomerMessage } from "./by-hand/queue-customer-message.server.ts";
export {
  type ManualMessageResult,
  queueManualMessage,
} from "./by-hand/queue-manual-message.server.ts";
export {
  findTextConversation,
  previewTextToCustomer,
  previewTextToLead,
  type QueueTextResult,
  queueTextToLead,
} from "./by-hand/queue-text-to-lead.server.ts";
export { enrollLeads, enrollWithoutMessages } from "./enrollments/enroll-leads.server.ts";
export {
  endEnrollments,
  endFollowUpOnStatusChange,
  endFollowUpsOnOptOut,
  moveEnrollments,
  resumeOnPagePublished,
  resumeOnSenderChange,
  scheduleTurn,
} from "./enrollments/manage-enrollments.server.ts";
export {
  lockLatestEnrollment,
  pauseFollowUp,
  resumeFollowUp,
  sendNextStepNow,
  stopFollowUp,
} from "./lead/control-follow-up.server.ts";
export { type ExplainedChannel, explainChannels } from "./lead/explain-channels.server.ts";
export {
  type FollowUp,
  findFollowUp,
  readCallingHours,
} from "./lead/find-follow-up.server.ts";
export { listConversation } from "./lead/list-conversation.server.ts";
export {
  listHeld,
  listPendingRegistrations,
  listSkipped,
  type ReasonCount,
  readOverview,
} from "./overview/read-overview.server.ts";
export {
  type ProviderHealth,
  type ResponseTimes,
  readProviderHealth,
  readResponseTimes,
} from "./overview/read-performance.server.ts";
export { enrollments, sends } from "./read-models.server.ts";
export {
  cancelScheduledMessage,
  changeScheduledMessage,
  listScheduledMessages,
  type ScheduledList,
  type SeenMessage,
  scheduleMessage,
  sendScheduledNow,
} from "./scheduled/schedule-message.server.ts";
export type { ScheduledAbout } from "./scheduled/scheduled-target.server.ts";
export { moveScheduledMessages } from "./scheduled/scheduled-target.server.ts";
export {
  handleDeliveryReport,
  handleRefusedSender,
} from "./sending/handle-delivery-failure.server.ts";
export { readFacts } from "./sending/read-facts.server.ts";
export { startSending } from "./sending/sender-loop.server.ts";
export {
  findSequenceToEdit,
  findTimingTask,
  listSequences,
  type SequenceToEdit,
} from "./sequences/edit-sequence.server.ts";
export {
  ensureSequence,
  type FirstContact,
  findFirstContact,
  firstContactTag,
  leavesVoicemails,
} from "./sequences/find-sequence.server.ts";
export { listUnparsedTimings } from "./sequences/list-unparsed-timings.server.ts";
export {
  type EditedSequence,
  restoreSequence,
  type SavedSequence,
  saveSequence,
} from "./sequences/save-sequence.server.ts";
export {
  previewTimeMachine,
  type TimeMachinePreview,
  type TimeMachineStep,
} from "./time-machine/preview-time-machine.server.ts";
