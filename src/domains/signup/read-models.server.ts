import { readModel } from "~/platform/database/read-model.server.ts";
import * as marketEstimatesTables from "./market-estimates/market-estimates.tables.server.ts";
import * as onboardingTables from "./onboarding/onboarding.tables.server.ts";

export const formSubmissions = readModel(onboardingTables.formSubmissions);
export const onboardingSessions = readModel(onboardingTables.onboardingSessions);
export const leadResults = readModel(marketEstimatesTables.leadResults);

export { submissionRecord } from "./onboarding/onboarding.tables.server.ts";
