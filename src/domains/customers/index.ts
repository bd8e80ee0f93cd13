export { canChangeCustomers, canReadCustomers } from "./customers.policy.ts";
export {
  contactSchema,
  customerNoteSchema,
  customerSchema,
  equipmentSchema,
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
  formatAddress,
  maxConsentNote,
  maxCustomerName,
} from "./customers.ts";
