export type { Consent, EvidenceFacts, HoursInForce } from "./evidence/evidence.ts";
export {
  type Classified,
  classifyMessage,
  type Intent,
  isStopIntent,
  stopCoversTexts,
  stopIntents,
} from "./incoming/classify-message.ts";
export { normalizeText } from "./incoming/normalize-text.ts";
export { headerOf, isForwardTitle } from "./incoming/own-text.ts";
export { recordRefusal } from "./messages/delivery/record-refusal.ts";
export {
  EmailAction,
  type EmailBusiness,
  EmailDetails,
  EmailFrame,
  EmailLink,
  EmailText,
} from "./messages/email-frame.email.tsx";
export { originalMessageId, type ReadMail, readMail } from "./messages/inbound/read-mail.ts";
export { canReadMessages } from "./messages/messages.policy.ts";
export {
  businessText,
  businessVia,
  sentWith,
  unsubscribeFrom,
} from "./messages/messages.text.en.ts";
export {
  autoReplyKind,
  channelName,
  channelNames,
  isFinal,
  isReplayable,
  isSampleRecipient,
  type KeywordReply,
  type MessageChannel,
  type MessageFilter,
  type MessageState,
  manualMessageKind,
  marketingKinds,
  maxPhotos,
  messageChannels,
  messageDirections,
  messageStates,
  missedCallTextKind,
  type ReactionParams,
  reactionKind,
  replyKind,
  unbudgetedKinds,
  type WrittenChannel,
  writtenChannels,
} from "./messages/messages.ts";
export {
  type OptOutChannel,
  type OptOutMethod,
  optOutChannels,
  optOutDecisions,
  optOutMethods,
  type Recipient,
} from "./opt-outs/opt-outs.ts";
export { encodeWav, phoneRate } from "./voicemails/encode-wav.ts";
export {
  goodbye,
  greeting,
  optedOutReply,
  optOutInstruction,
  spokenWords,
} from "./voicemails/spoken-words.ts";
export {
  dropOutcomeLabels,
  isRecording,
  maxRecordingSeconds,
  maxRecordings,
  maxSpeechLength,
} from "./voicemails/voicemails.ts";
