export { newSourceSchema, sourceSettingsSchema } from "./lead-sources.schema.ts";
export {
  type DeliveryState,
  deliveryDays,
  kindFacts,
  type SourceKind,
  sourceKinds,
  trapField,
  unmatchedLabels,
} from "./lead-sources.ts";
