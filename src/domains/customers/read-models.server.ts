import { readModel } from "~/platform/database/read-model.server.ts";
import * as tables from "./customers.tables.server.ts";

export const customerConsents = readModel(tables.customerConsents);
export const customerContacts = readModel(tables.customerContacts);
export const customerNotes = readModel(tables.customerNotes);
export const customers = readModel(tables.customers);
export const equipment = readModel(tables.equipment);
export const properties = readModel(tables.properties);
