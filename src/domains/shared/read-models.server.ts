import { readModel } from "~/platform/database/read-model.server.ts";
import * as sharedTables from "./shared.tables.server.ts";

export const attributions = readModel(sharedTables.attributions);
export const auditEntries = readModel(sharedTables.auditEntries);
export const sampleRecords = readModel(sharedTables.sampleRecords);
