export {
  creditSchema,
  type GoogleReason,
  googleFeedbackSchema,
  googleReasons,
  metaConnectionSchema,
  newSourceSchema,
  sourceSettingsSchema,
  verdictSchema,
} from "./lead-sources.schema.ts";
export {
  type DeliveryState,
  deliveryDays,
  isFinalReason,
  kindFacts,
  type SourceKind,
  sourceKinds,
  unmatchedLabels,
} from "./lead-sources.ts";
export {
  chargeLabels,
  creditLabels,
  type JunkReason,
  junkFacts,
  junkReasons,
  likelyJunk,
} from "./source-leads.ts";
export { websiteFormHtml } from "./website-form.ts";
