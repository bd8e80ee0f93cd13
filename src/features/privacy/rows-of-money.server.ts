import { eq, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  cardCheckouts,
  cardDisputes,
  cardRefunds,
  paymentAccounts,
} from "~/features/card-payments/card-payments.tables.server.ts";
import { documentNumbers } from "~/features/document-numbers/document-numbers.tables.server.ts";
import {
  invoiceEntries,
  invoiceSettings,
  invoices,
} from "~/features/invoices/invoices.tables.server.ts";
import {
  jobEstimateAnswers,
  jobEstimates,
  jobEstimateVersions,
} from "~/features/job-estimates/job-estimates.tables.server.ts";
import { planSubscriptions } from "~/features/plans/plan-subscriptions.tables.server.ts";
import { businessPlans } from "~/features/plans/plans.tables.server.ts";
import { prices } from "~/features/price-book/price-book.tables.server.ts";

/** Where a contractor's prices, estimates, invoices, plan, and card payments are stored, as in `rowsOfContractor`. */
export function rowsOfMoney(contractorId: string): [string, PgTable, SQL][] {
  return [
    ["prices", prices, eq(prices.contractorId, contractorId)],
    ["document_numbers", documentNumbers, eq(documentNumbers.contractorId, contractorId)],
    ["job_estimates", jobEstimates, eq(jobEstimates.contractorId, contractorId)],
    [
      "job_estimate_versions",
      jobEstimateVersions,
      eq(jobEstimateVersions.contractorId, contractorId),
    ],
    ["job_estimate_answers", jobEstimateAnswers, eq(jobEstimateAnswers.contractorId, contractorId)],
    ["invoices", invoices, eq(invoices.contractorId, contractorId)],
    ["invoice_entries", invoiceEntries, eq(invoiceEntries.contractorId, contractorId)],
    ["invoice_settings", invoiceSettings, eq(invoiceSettings.contractorId, contractorId)],
    ["business_plans", businessPlans, eq(businessPlans.contractorId, contractorId)],
    ["plan_subscriptions", planSubscriptions, eq(planSubscriptions.contractorId, contractorId)],
    ["payment_accounts", paymentAccounts, eq(paymentAccounts.contractorId, contractorId)],
    ["card_checkouts", cardCheckouts, eq(cardCheckouts.contractorId, contractorId)],
    ["card_refunds", cardRefunds, eq(cardRefunds.contractorId, contractorId)],
    ["card_disputes", cardDisputes, eq(cardDisputes.contractorId, contractorId)],
  ];
}
