import {
  exportStatement,
  findParticipant,
  type StatementLine,
} from "~/domains/growth/index.server.ts";
import { formatRate, readMonth } from "~/domains/growth/index.ts";
import { recordExport } from "~/domains/shared/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CsvColumn, csvResponse } from "~/platform/http/responses/csv.server.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import type { Route } from "./+types/statement-csv";

/** Amount in dollars as a number for spreadsheets. */
const dollars = (cents: number | null) => (cents === null ? null : cents / 100);

const columns: readonly CsvColumn<StatementLine>[] = [
  { header: "Date", value: (line) => line.createdAt },
  { header: "Entry", value: ({ kind }) => (kind === "commission" ? "Commission" : "Reversal") },
  { header: "Homeowner", value: (line) => line.leadName },
  { header: "Lead received", value: (line) => line.leadAt },
  { header: "Closed on", value: (line) => line.closedOn },
  { header: "Deal", value: (line) => dollars(line.dealCents) },
  { header: "Rate", value: (line) => formatRate(line.rate) },
  { header: "Amount", value: (line) => dollars(line.amountCents) },
  { header: "Note", value: (line) => line.note },
];

/** …/statement.csv?month=2026-11: the lines of the printable statement. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const id = readId(params.id);
  const month = readMonth(new URL(request.url).searchParams.get("month"));
  const participant = id && month ? await findParticipant(platform, actor, id) : null;
  if (!participant || !month) throw notFound();
  const subject = { participant_id: participant.id, month };
  const lines = await exportStatement(platform, actor, participant.id, month);
  await recordExport(platform, actor, "commission-statement", subject);
  return csvResponse({
    request,
    fileName: `statement-${participant.contractor.businessName}-${month}`,
    columns,
    timeZone: platform.settings.timeZone,
    rows: lines,
  });
}
