import type { LoaderFunctionArgs } from "react-router";
import type { Actor } from "~/domains/shared/access/actor.ts";
import { recordExport } from "~/domains/shared/audit/record-export.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CsvColumn, csvAnswer } from "~/platform/http/responses/csv.server.ts";
import { staffContext } from "../frame/guard.server.ts";

type Platform = Parameters<typeof recordExport>[0];

type ExportedList<Filter extends object, Row> = {
  /** The file's name, and the list's in the audit log. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** Reads the query as the screen does, so that the file has what the screen shows. */
  filter?: (parameters: URLSearchParams) => Filter;
  rows: (platform: Platform, actor: Actor, filter: Filter) => AsyncIterable<Row>;
  /** What the audit log notes of the filter, when that is not all; `search` is noted only as done. */
  noted?: (filter: Filter) => { search?: string; [name: string]: unknown };
};

/** The loader of a list's CSV file; that it was exported, and which part, is in the audit log. */
export function exportList<Filter extends object, Row>(list: ExportedList<Filter, Row>) {
  return async ({ request, context }: LoaderFunctionArgs): Promise<Response> => {
    const platform = context.get(platformContext);
    const actor = context.get(staffContext);
    const filter = list.filter?.(new URL(request.url).searchParams) ?? ({} as Filter);
    const noted = list.noted?.(filter) ?? Object.fromEntries(Object.entries(filter));
    await recordExport(platform, actor, list.name, noted);
    return csvAnswer({
      request,
      fileName: list.name,
      columns: list.columns,
      timeZone: platform.settings.timeZone,
      rows: list.rows(platform, actor, filter),
    });
  };
}
