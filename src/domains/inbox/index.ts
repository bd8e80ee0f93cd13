export { callSteps, describeCall, maxPhones, ringSecondsOptions } from "./calls/calls.ts";
export type { Leg } from "./calls/taking/steps-of.ts";
export {
  type InboxView,
  inboxViews,
  maxStopChecks,
  maxUnmatched,
  type StopCheckKind,
  type UnmatchedFilter,
  unmatchedSources,
} from "./inbox.ts";
export { phoneTextSchema, simulateCallSchema } from "./phone/phone.schema.ts";
export type { WebhookHandler } from "./replies/webhook.ts";
