export {
  addSuspension,
  findSuspendedBusinesses,
  recordImport,
  release,
  removeSuspension,
} from "./business-imports/held-businesses.server.ts";
export {
  clearMatchedHeads,
  type EvidenceHead,
  findDifferentHeads,
  listEvidenceDays,
  listFinalHeads,
  markBackedUp,
  recordDifferentHead,
} from "./evidence/evidence-days.server.ts";
export {
  type EvidenceFile,
  readEvidenceFile,
  readOwnEvidenceFile,
} from "./evidence/evidence-file.server.ts";
export { recordEvidence, type SendEvidence } from "./evidence/record-evidence.server.ts";
export { verifyEvidence } from "./evidence/verify-evidence.server.ts";
export {
  listUnbilledDays,
  recordBilledTexts,
} from "./messages/billed-texts.server.ts";
export {
  changeAttachment,
  markStopChecksResolved,
  markTextSeen,
  recordBounce,
  setIntent,
  withholdUnsent,
} from "./messages/change-message.server.ts";
export { replayFailed, replayMessage } from "./messages/delivery/deliver-message.server.ts";
export {
  type BlockedMessages,
  deliverThroughChannel,
  findBlockedMessages,
  messageKind,
} from "./messages/delivery/deliver-through-channel.server.ts";
export { recordTextStatus } from "./messages/delivery/record-delivery.server.ts";
export {
  type MailOutcome,
  markMailSeen,
  recordMailOutcome,
  storeInboundMail,
} from "./messages/inbound/inbound-mails.server.ts";
export {
  assignToConversation,
  prepareFiles,
  type StoredAttachment,
  storeInbound,
} from "./messages/inbound/store-inbound.server.ts";
export { readTokenAddress, replyAddress } from "./messages/inbound/token-addresses.server.ts";
export {
  emailPhotos,
  filesOfMessages,
  insertPhotos,
  type OutgoingPhoto,
  photoPath,
  preparePhotos,
  readPhotoOfToken,
} from "./messages/message-photos.server.ts";
export {
  beginAttempt,
  deleteUnsent,
  endAttempts,
  insertMessage,
  insertMessagesAtCommit,
  listStuckDelayed,
  markFailed,
  markStuckUncertain,
  moveMessages,
  releaseCause,
} from "./messages/message-sending.server.ts";
export { deliverMessage } from "./messages/messages.jobs.server.ts";
export {
  eraseConversationMessages,
  eraseMessages,
  eraseMessagesOfKind,
  findMessage,
  type ListedMessage,
  listMessages,
  listMessagesAbout,
  listMessagesOf,
  messageKinds,
  streamMessages,
} from "./messages/messages.server.ts";
export { queueEmail, queueText } from "./messages/queue-message.server.ts";
export {
  findSuppression,
  liftSuppression,
  loadSuppressionCheck,
  loadSuppressionDetails,
  suppressAddress,
} from "./messages/suppress-address.server.ts";
export { importOptOutHistory, readOptOuts } from "./opt-outs/import-opt-outs.server.ts";
export {
  findLastDecision,
  findOptOut,
  findOptOuts,
  listOptedOutChannels,
  lockOptOut,
  lockOptOutForSend,
  lockOptOutsForSend,
  optIn,
  optOut,
  optOutMark,
} from "./opt-outs/opt-out.server.ts";
export { preferenceLinks, readPreferenceToken } from "./opt-outs/preference-links.server.ts";
export {
  businessImports,
  businessSuspensions,
  type InboundMailRow,
  inboundMails,
  isDeadLetter,
  type MessageRow,
  messageAttachments,
  messages,
  optOuts,
  voicemailDrops,
  voicemailRecordings,
} from "./read-models.server.ts";
export {
  type FoundSendingDomain,
  findDomainName,
  findSendingDomain,
} from "./sending-domains/find-sending-domain.server.ts";
export {
  checkSendingDomain,
  enterSendingDomain,
  removeSendingDomain,
} from "./sending-domains/manage-sending-domain.server.ts";
export {
  type Drop,
  endDrop,
  findOpenDrop,
  findRecording,
  lockDrop,
  recordAnswered,
  recordAnswerer,
  recordChoice,
  recordMissed,
  recordPlayed,
} from "./voicemails/drops.server.ts";
export {
  addRecording,
  findOwnRecording,
  type ListedRecording,
  listRecordings,
  removeRecording,
} from "./voicemails/manage-recordings.server.ts";
