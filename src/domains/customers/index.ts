export { canReadCustomers } from "./customers.policy.ts";
export {
  contactSchema,
  customerNoteSchema,
  customerSchema,
  equipmentSchema,
  newCustomerSchema,
  propertySchema,
} from "./customers.schema.ts";
export {
  type CustomerSort,
  contactLabelNames,
  contactLabels,
  customerSorts,
  customerSourceNames,
  formatAddress,
} from "./customers.ts";
