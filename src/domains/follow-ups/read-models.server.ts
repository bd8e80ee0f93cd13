import { readModel } from "~/platform/database/read-model.server.ts";
import * as followUpsTables from "./follow-ups.tables.server.ts";

export const enrollments = readModel(followUpsTables.enrollments);
export const sends = readModel(followUpsTables.sends);
