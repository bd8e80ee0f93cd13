import { recordExport } from "~/features/audit/record-export.server.ts";
import { streamMessages } from "~/features/messages/list-messages.server.ts";
import { csvAnswer } from "~/platform/http/csv.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { staffContext } from "../frame/guard.server.ts";
import type { Route } from "./+types/messages-csv";
import { messageColumns } from "./message-columns.ts";
import { readMessageFilter } from "./message-query.ts";

/** /admin/messages.csv: the messages that the screen shows with the same query, all of them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const filter = readMessageFilter(new URL(request.url).searchParams);
  await recordExport(platform, actor, "messages", filter);
  return csvAnswer({
    request,
    fileName: "messages",
    columns: messageColumns,
    timeZone: platform.settings.timeZone,
    rows: streamMessages(platform, actor, filter),
  });
}
