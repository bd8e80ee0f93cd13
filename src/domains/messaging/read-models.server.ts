import { readModel } from "~/platform/database/read-model.server.ts";
import * as messagingTables from "./messaging.tables.server.ts";
import * as voicemailTables from "./voicemails/voicemails.tables.server.ts";

export const businessImports = readModel(messagingTables.businessImports);
export const businessSuspensions = readModel(messagingTables.businessSuspensions);
export const inboundMails = readModel(messagingTables.inboundMails);
export const messageAttachments = readModel(messagingTables.messageAttachments);
export const messages = readModel(messagingTables.messages);
export const optOuts = readModel(messagingTables.optOuts);

export const voicemailDrops = readModel(voicemailTables.voicemailDrops);
export const voicemailRecordings = readModel(voicemailTables.voicemailRecordings);

export { type InboundMailRow, isDeadLetter, type MessageRow } from "./messaging.tables.server.ts";
