import { readModel } from "~/platform/database/read-model.server.ts";
import * as publishingTables from "./publishing.tables.server.ts";

export const businessPlans = readModel(publishingTables.businessPlans);
export const planSubscriptions = readModel(publishingTables.planSubscriptions);
