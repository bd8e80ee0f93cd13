export {
  assignAllCustomers,
  assignCustomers,
  type RowsOfCustomers,
} from "./assign-customers.server.ts";
export { openCustomers, openProperties } from "./open-customers.server.ts";
export { parseAddress } from "./parse-address.server.ts";
export {
  customerContacts,
  customerNotes,
  customers,
  equipment,
  properties,
} from "./read-models.server.ts";
