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
  describeTrouble,
  isFinalReason,
  kindFacts,
  type SourceKind,
  type SourceTrouble,
  sourceKinds,
  sourceTroubles,
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
