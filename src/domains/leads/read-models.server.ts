import { readModel } from "~/platform/database/read-model.server.ts";
import * as conversationsTables from "./conversations/conversations.tables.server.ts";
import * as leadsTables from "./leads.tables.server.ts";

export const consentRecords = readModel(leadsTables.consentRecords);
export const leadEnquiries = readModel(leadsTables.leadEnquiries);
export const leadEvents = readModel(leadsTables.leadEvents);
export const leadNotes = readModel(leadsTables.leadNotes);
export const leadPictures = readModel(leadsTables.leadPictures);
export const leadTasks = readModel(leadsTables.leadTasks);
export const leads = readModel(leadsTables.leads);
export const conversations = readModel(conversationsTables.conversations);

export { conversationContact } from "./conversations/conversations.tables.server.ts";

export { leadContact } from "./leads.tables.server.ts";
