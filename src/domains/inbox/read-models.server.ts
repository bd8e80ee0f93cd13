import { readModel } from "~/platform/database/read-model.server.ts";
import * as inboxTables from "./inbox.tables.server.ts";

export const calls = readModel(inboxTables.calls);
export const outgoingCalls = readModel(inboxTables.outgoingCalls);
