export {
  assignAllCustomers,
  assignCustomers,
  type RowsOfCustomers,
} from "./assign-customers.server.ts";
export {
  addCustomer,
  addCustomerNote,
  preferContact,
  removeContact,
  saveContact,
  saveCustomer,
} from "./change-customers.server.ts";
export {
  recordCustomerChange,
  recordTextConsent,
  type TextConsentRecorded,
  withdrawTextConsent,
} from "./consents.server.ts";
export { customersFor, deleteCustomers } from "./customers.personal-data.server.ts";
export { findEmailBlock } from "./email-block.server.ts";
export {
  type CustomerDefaults,
  findCurrentContact,
  findCustomerDefaults,
} from "./find-defaults.server.ts";
export { followLeadEdit } from "./follow-lead-edit.server.ts";
export {
  ContactTaken,
  type CustomerToImport,
  type ImportedCustomer,
  importCustomers,
} from "./import-customers.server.ts";
export {
  importCustomerNotes,
  type MatchedCustomer,
  matchCustomers,
  removeImportedNotes,
  removeImportedProperties,
} from "./match-customers.server.ts";
export { mergeCustomers, undoCustomerMerge } from "./merge-customers.server.ts";
export { findOwnCustomerId } from "./open-customers.server.ts";
export { idsOf, isDoNotContact, listIds } from "./own-customer.server.ts";
export { findEnteredEmails, portalLink, portalLinkFor, portalLinks } from "./portal-link.server.ts";
export {
  changeProperty,
  removeEquipment,
  removeProperty,
  saveEquipment,
  saveProperty,
} from "./properties.server.ts";
export {
  customerConsents,
  customerContacts,
  customerNotes,
  customers,
  equipment,
  properties,
} from "./read-models.server.ts";
export { hashContact, hashEquipment, hashProperty } from "./seen.server.ts";
export { type CustomerChange, isSameAddress, type SpreadChange } from "./spread-change.server.ts";
