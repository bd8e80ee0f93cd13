import {
  type CustomerImportRow,
  findCustomerImportHeadings,
  streamCustomerImportRows,
} from "~/domains/operations/index.server.ts";
import type { CustomerRowOutcome } from "~/domains/operations/index.ts";
import { findOwnZone } from "~/domains/schedule/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CsvColumn, csvResponse } from "~/platform/http/responses/csv.server.ts";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/customer-import-rows";

const results: Record<CustomerRowOutcome, string> = {
  new: "Imported, please check",
  joined: "Combined with an earlier row, please check",
  known: "Not imported",
  wrong: "Not imported",
  kept: "Kept (in use)",
};

/**
 * /crm/customers/imports/{id}/rows.csv: the rows that weren't imported in full, with the reason and their
 * cells, to correct them and import this file again.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const member = sessionMember(context);
  const id = readId(params.id);
  const headings = id && (await findCustomerImportHeadings(platform, member, id));
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
    fileName: "customers-not-imported",
    columns,
    timeZone: await findOwnZone(platform, member),
    rows: streamCustomerImportRows(platform, member, id),
  });
}
