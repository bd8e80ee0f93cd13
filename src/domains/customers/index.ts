export { canChangeCustomers, canReadCustomers } from "./customers.policy.ts";
export {
  changedPropertySchema,
  contactSchema,
  customerNoteSchema,
  customerOfProgramSchema,
  customerSchema,
  equipmentSchema,
  newCustomerOfProgramSchema,
  newCustomerSchema,
  propertySchema,
  type TypedTextConsent,
  textConsentSchema,
} from "./customers.schema.ts";
export {
  type Address,
  type CustomerSort,
  consentWayNames,
  consentWays,
  contactLabelNames,
  contactLabels,
  customerSorts,
  customerSourceNames,
  customerSources,
  formatAddress,
  maxConsentNote,
  maxCustomerName,
} from "./customers.ts";
