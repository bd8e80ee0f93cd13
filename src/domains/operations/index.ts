export { formatDuration } from "~/platform/health/health-report.ts";
export { contactSchema, suspensionSchema } from "./contractor-changes/contractor-changes.schema.ts";
export {
  type ContractorFilter,
  type ContractorPage,
  contractorSortLabels,
  contractorSorts,
  contractorStatuses,
  contractorStatusLabels,
} from "./contractor-list/contractor-filter.ts";
export {
  type CustomerImportState,
  type CustomerRowOutcome,
  customerFieldLabels,
  customerFields,
  decisionHours,
  maxConsentProof,
  maxCustomerFileBytes,
  maxCustomerRows,
  resultDays,
} from "./customer-imports/customer-imports.ts";
export {
  exportProgramNames,
  exportPrograms,
  fieldsOfKind,
  importFieldLabels,
  importKindLabels,
  importKinds,
  maxSwitchBytes,
  maxSwitchFiles,
  type RecordKind,
} from "./customer-imports/import-kinds.ts";
export {
  type DeadLetter,
  type DeadLetterGroup,
  deadLetterSources,
} from "./dead-letters/dead-letters.ts";
export { describeLag, listNotSetUp } from "./health/health.ts";
export type { ImportState, RowCounts, RowOutcome } from "./page-imports/page-imports.ts";
export { importedColumns, requiredColumns } from "./page-imports/page-row.schema.ts";
