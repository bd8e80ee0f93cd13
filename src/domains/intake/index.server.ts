export { addLead, type Caller, createLeadFromCall } from "./lead-entry/add-lead.server.ts";
export { type EntryPage, listEntryPages } from "./lead-entry/enter-leads.server.ts";
export {
  cancelLeadImport,
  checkLeadImport,
  type FoundLeadImport,
  findLeadImport,
  listWaitingImports,
  runLeadImport,
  type WaitingImport,
} from "./lead-entry/lead-import.server.ts";
export { receiveLead, type SentLead } from "./lead-entry/receive-lead.server.ts";
export {
  type Duplicates,
  findOwnCanonicalLead,
  listDuplicates,
  mergeLeads,
  undoMerge,
} from "./lead-merges/lead-merges.server.ts";
export {
  type ListedOptOut,
  listOptOuts,
  recordOptOut,
  streamOptOuts,
} from "./preferences/opt-outs/opt-outs.server.ts";
export {
  choosePreference,
  findPreferences,
  findRecipientsOf,
} from "./preferences/preferences.server.ts";
