import type { LoaderFunctionArgs } from "react-router";
import { recordExport } from "~/domains/shared/index.server.ts";
import type { Actor } from "~/domains/shared/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CsvColumn, csvResponse } from "~/platform/http/responses/csv.server.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";

type Platform = Parameters<typeof recordExport>[0];

type ExportedList<Filter extends object, Row> = {
  /** Name of the file, and of the list in the audit log. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** Reads the same filters as the screen, so the file matches it. */
  filter?: (parameters: URLSearchParams) => Filter;
  rows: (platform: Platform, actor: Actor, filter: Filter) => AsyncIterable<Row>;
  /** Filters to record in the audit log, if not all; `search` is recorded only as used or not. */
  auditedFilter?: (filter: Filter) => { search?: string; [name: string]: unknown };
};

/** Loader for a list's CSV file; the export and its filters are audited. */
export function exportList<Filter extends object, Row>(list: ExportedList<Filter, Row>) {
  return async ({ request, context }: LoaderFunctionArgs): Promise<Response> => {
    const platform = context.get(platformContext);
    const actor = context.get(staffContext);
    const filter = list.filter?.(new URL(request.url).searchParams) ?? ({} as Filter);
    const auditedFilter =
      list.auditedFilter?.(filter) ?? Object.fromEntries(Object.entries(filter));
    await recordExport(platform, actor, list.name, auditedFilter);
    return csvResponse({
      request,
      fileName: list.name,
      columns: list.columns,
      timeZone: platform.settings.timeZone,
      rows: list.rows(platform, actor, filter),
    });
  };
}
