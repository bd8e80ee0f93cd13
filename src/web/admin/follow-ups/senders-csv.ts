import { streamSenders } from "~/domains/phone-numbers/senders/list-senders.server.ts";
import { exportList } from "../lists/export-list.server.ts";
import { senderColumns } from "./sender-columns.ts";
import { readSenderFilter } from "./sender-query.ts";

/** /admin/follow-ups/senders.csv: what the screen shows with the same query, all of it. */
export const loader = exportList({
  name: "senders",
  columns: senderColumns,
  filter: readSenderFilter,
  rows: streamSenders,
});
