export { leadFields } from "./lead-entry/lead-columns.ts";
export { type LineCounts, maxLeadFileBytes, maxLeadRows } from "./lead-entry/lead-imports.ts";
export {
  apiLeadFields,
  apiLeadSchema,
  newLeadSchema,
} from "./lead-entry/new-lead.schema.ts";
export {
  type FieldMapping,
  readFields,
  type SourceField,
  sourceFieldLabels,
  sourceFields,
} from "./lead-entry/read-fields.ts";
export {
  bareNo,
  bareYes,
  isTotal,
  readPersonEmails,
  readPersonName,
  readPersonPhones,
  skipped,
  toLength,
  toLine,
  toText,
} from "./lead-entry/read-person.ts";
export { optOutRequestSchema, preferenceSchema } from "./preferences/preferences.schema.ts";
export { preferenceText } from "./preferences/preferences.text.en.ts";
export {
  channelLabels,
  decisionLabels,
  type OptOutFilter,
  optOutWayLabels,
  type PreferenceChoice,
  wayOf,
} from "./preferences/preferences.ts";
