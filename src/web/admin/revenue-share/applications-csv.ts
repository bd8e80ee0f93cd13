import { type ListedApplication, streamApplications } from "~/domains/growth/index.server.ts";
import { applicationStatuses } from "~/domains/growth/index.ts";
import { readChoice } from "~/platform/http/requests/read-url.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { exportList } from "../lists/export-list.server.ts";
import { applicationLabels } from "./application-labels.ts";

const formatYesNo = (value: boolean) => (value ? "yes" : "no");

const columns: readonly CsvColumn<ListedApplication>[] = [
  { header: "Business", value: (one) => one.businessName },
  { header: "Contact", value: (one) => one.contactName },
  { header: "Email", value: (one) => one.email },
  { header: "Phone", value: (one) => formatPhone(one.phone) },
  { header: "Services", value: (one) => one.services.join(", ") },
  { header: "Service areas", value: (one) => one.serviceAreas.join(", ") },
  { header: "Years experience", value: (one) => one.yearsExperience },
  { header: "Lead value range", value: (one) => one.leadValueRange },
  { header: "Current monthly leads", value: (one) => one.currentMonthlyLeads },
  { header: "Target monthly leads", value: (one) => one.targetMonthlyLeads },
  { header: "Email notifications", value: (one) => formatYesNo(one.emailNotifications) },
  { header: "SMS notifications", value: (one) => formatYesNo(one.smsNotifications) },
  { header: "Applied", value: (one) => one.createdAt },
  { header: "Status", value: (one) => applicationLabels[one.applicationStatus] },
  { header: "Admin notes", value: (one) => one.adminNotes },
  { header: "Reviewed", value: (one) => one.reviewedAt },
];

/** /admin/revenue-share/applications.csv: all applications that match the tab's query. */
export const loader = exportList({
  name: "revenue-share-applications",
  columns,
  filter: (parameters) => ({ status: readChoice(parameters, "status", applicationStatuses) }),
  rows: streamApplications,
});
