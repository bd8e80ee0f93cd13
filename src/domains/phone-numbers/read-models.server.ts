import { readModel } from "~/platform/database/read-model.server.ts";
import * as sendersTables from "./senders/senders.tables.server.ts";

export const callSettings = readModel(sendersTables.callSettings);
export const senders = readModel(sendersTables.senders);
export const trackedNumbers = readModel(sendersTables.trackedNumbers);
