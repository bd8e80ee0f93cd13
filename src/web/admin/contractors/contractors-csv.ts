import { planLabels } from "~/domains/identity/index.ts";
import { type ListedContractor, streamContractors } from "~/domains/operations/index.server.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { exportList } from "../lists/export-list.server.ts";
import { readContractorFilter } from "./contractor-list-query.ts";

/** Columns of the table; a cell with two lines becomes two columns. */
const columns: readonly CsvColumn<ListedContractor>[] = [
  { header: "Business", value: (row) => row.businessName },
  { header: "Name", value: (row) => row.name },
  { header: "Status", value: (row) => (row.isCompleted ? "Completed" : "In Progress") },
  { header: "Step", value: (row) => row.currentStep },
  { header: "Email", value: (row) => row.email },
  { header: "Phone", value: (row) => formatPhone(row.phone) },
  { header: "Place", value: (row) => [row.city, row.state].filter(Boolean).join(", ") },
  { header: "Plan", value: (row) => (row.selectedPlan ? planLabels[row.selectedPlan] : "None") },
  { header: "Joined", value: (row) => row.createdAt },
  { header: "Last active", value: (row) => row.lastActivity ?? row.createdAt },
];

/** /admin/contractors.csv: all contractors that match the screen's query. */
export const loader = exportList({
  name: "contractors",
  columns,
  filter: readContractorFilter,
  rows: streamContractors,
});
