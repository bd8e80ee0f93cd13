import { readModel } from "~/platform/database/read-model.server.ts";
import * as filesTables from "./attached-files/attached-files.tables.server.ts";
import * as jobsTables from "./jobs/jobs.tables.server.ts";
import * as scheduleTables from "./schedule.tables.server.ts";
import * as bookingTables from "./self-booking/self-booking.tables.server.ts";

export const attachedFiles = readModel(filesTables.attachedFiles);
export const bookingHolds = readModel(bookingTables.bookingHolds);
export const crewMembers = readModel(scheduleTables.crewMembers);
export const jobNotes = readModel(jobsTables.jobNotes);
export const jobPhotos = readModel(jobsTables.jobPhotos);
export const jobTasks = readModel(jobsTables.jobTasks);
export const recurrences = readModel(scheduleTables.recurrences);
export const visits = readModel(scheduleTables.visits);
export const workOrders = readModel(scheduleTables.workOrders);

export { workOrderContact } from "./schedule.tables.server.ts";
