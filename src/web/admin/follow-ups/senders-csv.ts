import { streamSenders } from "~/domains/phone-numbers/index.server.ts";
import { exportList } from "../lists/export-list.server.ts";
import { readSenderFilter, senderColumns } from "./sender-list.ts";

/** /admin/follow-ups/senders.csv: all businesses that match the screen's query. */
export const loader = exportList({
  name: "senders",
  columns: senderColumns,
  filter: readSenderFilter,
  rows: streamSenders,
});
