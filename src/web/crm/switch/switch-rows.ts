import {
  type CustomerImportRow,
  findSwitchFileHeadings,
  streamCustomerImportRows,
} from "~/domains/operations/index.server.ts";
import type { CustomerRowOutcome } from "~/domains/operations/index.ts";
import { findOwnZone } from "~/domains/schedule/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CsvColumn, csvResponse } from "~/platform/http/responses/csv.server.ts";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/switch-rows";

const results: Record<CustomerRowOutcome, string> = {
  new: "Imported",
  joined: "Combined with an earlier row",
  known: "Already on file",
  wrong: "Not imported",
  kept: "Kept (in use)",
};

/**
 * /crm/customers/switch/{id}/files/{file}/rows.csv: every row of a file with its result. Rows with a
 * problem include their original cells.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const member = sessionMember(context);
  const [importId, fileId] = [readId(params.id), readId(params.file)];
  const headings =
    importId && fileId && (await findSwitchFileHeadings(platform, member, { importId, fileId }));
  if (!headings) throw notFound();
  const columns: CsvColumn<CustomerImportRow>[] = [
    { header: "Row in your file", value: ({ line }) => line },
    { header: "Import result", value: ({ outcome }) => results[outcome] },
    { header: "Import reason", value: ({ reason }) => reason },
    ...headings.map((heading, index) => ({
      header: heading,
      value: ({ cells }: CustomerImportRow) => cells?.[index] ?? null,
    })),
  ];
  return csvResponse({
    request,
    fileName: "import-results",
    columns,
    timeZone: await findOwnZone(platform, member),
    rows: streamCustomerImportRows(platform, member, fileId, "all"),
  });
}
