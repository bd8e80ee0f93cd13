import { readModel } from "~/platform/database/read-model.server.ts";
import * as identityTables from "./identity.tables.server.ts";

export const adminRoles = readModel(identityTables.adminRoles);
export const apiKeys = readModel(identityTables.apiKeys);
export const contractorAccounts = readModel(identityTables.contractorAccounts);
export const contractorProgress = readModel(identityTables.contractorProgress);
export const members = readModel(identityTables.members);
