export {
  callSteps,
  describeCall,
  maxMissedCallText,
  maxPhones,
  ringSecondsOptions,
} from "./calls/calls.ts";
export {
  missedCallFields,
  previewMissedCallText,
} from "./calls/missed-call-text.ts";
export {
  describeOutgoingCall,
  outgoingCallStates,
  outgoingCallSteps,
} from "./calls/outgoing/outgoing-calls.ts";
export type { Leg } from "./calls/taking/steps-of.ts";
export { voicemailSteps } from "./calls/voicemail/voicemail-steps.ts";
export { replyText } from "./inbox.text.en.ts";
export {
  type InboxView,
  inboxViews,
  maxStopChecks,
  maxUnmatched,
  type StopCheckKind,
  type UnmatchedFilter,
  unmatchedSources,
} from "./inbox.ts";
export {
  phoneTextSchema,
  simulateCallSchema,
  simulateDropSchema,
  simulateOutgoingSchema,
} from "./phone/phone.schema.ts";
export type { WebhookHandler } from "./replies/webhook.ts";
