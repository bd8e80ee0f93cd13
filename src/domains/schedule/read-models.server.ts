import { readModel } from "~/platform/database/read-model.server.ts";
import * as scheduleTables from "./schedule.tables.server.ts";

export const crewMembers = readModel(scheduleTables.crewMembers);
export const visits = readModel(scheduleTables.visits);
export const workOrders = readModel(scheduleTables.workOrders);

export { workOrderContact } from "./schedule.tables.server.ts";
