export { newSourceSchema, sourceSettingsSchema } from "./lead-sources.schema.ts";
export {
  type DeliveryState,
  deliveryDays,
  kindFacts,
  maxSources,
  type SourceHealth,
  type SourceKind,
  sourceKinds,
  trapField,
  unmatchedLabels,
} from "./lead-sources.ts";
