import { type ListedApplication, streamApplications } from "~/domains/growth/index.server.ts";
import { applicationStatuses } from "~/domains/growth/index.ts";
import { readChoice } from "~/platform/http/requests/read-url.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { exportList } from "../lists/export-list.server.ts";
import { applicationLabels } from "./application-labels.ts";

const formatYesNo = (value: boolean) => (value ? "yes" : "no");

const columns: readonly CsvColumn<ListedApplication>[] = [
  { header: "Business", value: (application) => application.businessName },
  { header: "Contact", value: (application) => application.contactName },
  { header: "Email", value: (application) => application.email },
  { header: "Phone", value: (application) => formatPhone(application.phone) },
  { header: "Services", value: (application) => application.services.join(", ") },
  { header: "Service areas", value: (application) => application.serviceAreas.join(", ") },
  { header: "Years experience", value: (application) => application.yearsExperience },
  { header: "Lead value range", value: (application) => application.leadValueRange },
  { header: "Current monthly leads", value: (application) => application.currentMonthlyLeads },
  { header: "Target monthly leads", value: (application) => application.targetMonthlyLeads },
  {
    header: "Email notifications",
    value: (application) => formatYesNo(application.emailNotifications),
  },
  {
    header: "SMS notifications",
    value: (application) => formatYesNo(application.smsNotifications),
  },
  { header: "Applied", value: (application) => application.createdAt },
  { header: "Status", value: (application) => applicationLabels[application.applicationStatus] },
  { header: "Admin notes", value: (application) => application.adminNotes },
  { header: "Reviewed", value: (application) => application.reviewedAt },
];

/** /admin/revenue-share/applications.csv: all applications that match the tab's query. */
export const loader = exportList({
  name: "revenue-share-applications",
  columns,
  filter: (parameters) => ({ status: readChoice(parameters, "status", applicationStatuses) }),
  rows: streamApplications,
});
