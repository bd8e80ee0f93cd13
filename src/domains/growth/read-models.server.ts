import { readModel } from "~/platform/database/read-model.server.ts";
import * as growthTables from "./growth.tables.server.ts";
import * as revenueShareTables from "./revenue-share/revenue-share.tables.server.ts";

export const affiliateProgramMembers = readModel(growthTables.affiliateProgramMembers);
export const leadReports = readModel(growthTables.leadReports);
export const reviewRequests = readModel(growthTables.reviewRequests);
export const revenueShareApplications = readModel(revenueShareTables.revenueShareApplications);
export const revenueShareParticipants = readModel(revenueShareTables.revenueShareParticipants);
