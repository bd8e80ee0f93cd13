export {
  creditSchema,
  metaConnectionSchema,
  newSourceSchema,
  sourceSettingsSchema,
  verdictSchema,
} from "./lead-sources.schema.ts";
export {
  type DeliveryState,
  deliveryDays,
  kindFacts,
  type SourceKind,
  sourceKinds,
  trapField,
  unmatchedLabels,
} from "./lead-sources.ts";
export {
  creditLabels,
  type JunkReason,
  junkFacts,
  junkReasons,
  likelyJunk,
} from "./source-leads.ts";
