export { releaseHeldSending } from "./backups/backups.server.ts";
export { saveHeads } from "./backups/evidence-heads.server.ts";
export { changeContact, hashContact } from "./contractor-changes/change-contact.server.ts";
export {
  endSuspension,
  findSuspension,
  isSuspended,
  suspendContractor,
} from "./contractor-changes/suspend-contractor.server.ts";
export { type FoundContractor, findContractor } from "./contractor-list/find-contractor.server.ts";
export {
  type ListedContractor,
  listContractors,
  streamContractors,
} from "./contractor-list/list-contractors.server.ts";
export {
  selectContractors,
  selectOwnRole,
  selectSubmissions,
} from "./contractor-list/select-tables.server.ts";
export {
  cancelCustomerImport,
  checkCustomerImport,
  chooseCustomerFields,
  startCustomerImport,
  undoCustomerImport,
} from "./customer-imports/customer-imports.server.ts";
export {
  type CustomerImportRow,
  type FoundCustomerImport,
  findCustomerImport,
  findCustomerImportHeadings,
  type ListedCustomerImport,
  listCustomerImports,
  streamCustomerImportRows,
} from "./customer-imports/read-customer-imports.server.ts";
export {
  type FoundSwitchImport,
  findSwitchFile,
  findSwitchFileHeadings,
  findSwitchImport,
  type ListedSwitchImport,
  listSwitchImports,
} from "./customer-imports/read-switch-imports.server.ts";
export {
  cancelSwitchImport,
  checkSwitchImport,
  chooseSwitchFile,
  chooseSwitchProgram,
  startSwitchImport,
  undoSwitchImport,
} from "./customer-imports/switch-imports.server.ts";
export {
  type Day,
  followLiveUpdates,
  listPendingApplications,
  listRecentSubmissions,
  readApplicationStates,
  readDays,
  readFigures,
  readFunnel,
} from "./dashboard/dashboard.server.ts";
export {
  countDeadLetters,
  listDeadLetters,
  replayDeadLetters,
} from "./dead-letters/dead-letters.server.ts";
export {
  type Attention,
  readAttention,
  readBacklog,
  readHealth,
  readWaitingJobs,
  type WaitingJobs,
} from "./health/read-health.server.ts";
export { watchHealth } from "./health/watch-health.server.ts";
export {
  cancelImport,
  checkImport,
  findImport,
  listImports,
  maxRows,
  type PageImport,
  startImport,
} from "./page-imports/page-imports.server.ts";
export { readContractorMail } from "./privacy/contractor-mail.server.ts";
export {
  eraseCustomer,
  eraseCustomerAsStaff,
  findCustomerToErase,
} from "./privacy/erase-customer.server.ts";
export { eraseContractor, eraseHomeowner } from "./privacy/erase-person.server.ts";
export { exportContractor, exportHomeowner } from "./privacy/export-person.server.ts";
export { readSampleData, removeSampleData } from "./sample-data/sample-data.server.ts";
export { searchStaffArea } from "./staff-search/search-staff-area.server.ts";
export {
  downloadExport,
  type ListedExport,
  listExports,
  requestExport,
} from "./takeout/exports.server.ts";
export {
  findHeldImport,
  type HeldImport,
  releaseBusiness,
} from "./takeout/import/held-import.server.ts";
export { importBusiness } from "./takeout/import/import-business.server.ts";
