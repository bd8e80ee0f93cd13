import { readModel } from "~/platform/database/read-model.server.ts";
import * as leadSourceTables from "./lead-sources.tables.server.ts";
import * as sourceLeadTables from "./source-leads.tables.server.ts";

export const connectedSources = readModel(leadSourceTables.connectedSources);
export const leadDeliveries = readModel(leadSourceTables.leadDeliveries);
export const sourceLeads = readModel(sourceLeadTables.sourceLeads);
