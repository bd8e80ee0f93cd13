import { recordExport } from "~/features/audit/record-export.server.ts";
import {
  type ListedContractor,
  streamContractors,
} from "~/features/contractor-list/list-contractors.server.ts";
import { planLabels } from "~/features/contractors/contractors.ts";
import { type CsvColumn, csvAnswer } from "~/platform/http/csv.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { staffContext } from "../frame/guard.server.ts";
import type { Route } from "./+types/contractors-csv";
import { readContractorFilter } from "./contractor-list-query.ts";

/** What the table says of a contractor; two lines of a cell are two columns here. */
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

/** /admin/contractors.csv: the contractors that the screen shows with the same query, all of them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const filter = readContractorFilter(new URL(request.url).searchParams);
  await recordExport(platform, actor, "contractors", { ...filter });
  return csvAnswer({
    request,
    fileName: "contractors",
    columns,
    timeZone: platform.settings.timeZone,
    rows: streamContractors(platform, actor, filter),
  });
}
