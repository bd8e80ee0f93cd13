import { readModel } from "~/platform/database/read-model.server.ts";
import * as cardPaymentsTables from "./card-payments/card-payments.tables.server.ts";
import * as invoicesTables from "./invoices/invoices.tables.server.ts";
import * as jobEstimatesTables from "./job-estimates/job-estimates.tables.server.ts";

export const cardCheckouts = readModel(cardPaymentsTables.cardCheckouts);
export const cardDisputes = readModel(cardPaymentsTables.cardDisputes);
export const invoiceEntries = readModel(invoicesTables.invoiceEntries);
export const invoices = readModel(invoicesTables.invoices);
export const jobEstimates = readModel(jobEstimatesTables.jobEstimates);
