export {
  describeLength,
  segmentsOf,
  withPlainPunctuation,
} from "~/platform/sms/segments.ts";
export { type ManualMessageRequest, manualMessageSchema } from "./by-hand/manual-message.schema.ts";
export { describeBlockReason, describeHoldReason } from "./describe-hold.ts";
export {
  endReasons,
  followUpKind,
  stepName,
} from "./follow-ups.ts";
export { type GateReason, gateReasons, readerOf } from "./gate-reasons.ts";
export {
  formatDuration,
  formatShortDuration,
  maxMeasured,
  responseTimeDays,
  shownCount,
} from "./overview/figures.ts";
export { buildMergeValues, firstName } from "./sending/compose.ts";
export {
  composeMail,
  composeText,
  fillIn,
  firstTextFooter,
  type MergeValues,
  mergeFields,
  offersTimes,
  signText,
  unknownFields,
  validateMergeFields,
} from "./sequences/message-text.ts";
export { formatMoment, zoneName } from "./sequences/moments.ts";
export { maxSteps, type Sequence } from "./sequences/sequence.ts";
export { sampleMessages } from "./sequences/standard-texts.ts";
export {
  addedStep,
  channelField,
  checkSteps,
  delayUnits,
  readTypedChannels,
  readTypedSteps,
  stepField,
  type TypedStep,
  typedStep,
} from "./sequences/steps-form.ts";
export { simulate } from "./simulation/simulate.ts";
export { controls, rules } from "./simulation/violations.ts";
export {
  questionCheckboxes,
  readQuestion,
  senderStates,
  type TimeMachineQuestion,
} from "./time-machine/read-question.ts";
