import { streamMessages } from "~/domains/messaging/messages/list-messages.server.ts";
import { exportList } from "../lists/export-list.server.ts";
import { messageColumns } from "./message-columns.ts";
import { readMessageFilter } from "./message-query.ts";

/** /admin/messages.csv: the messages that the screen shows with the same query, all of them. */
export const loader = exportList({
  name: "messages",
  columns: messageColumns,
  filter: readMessageFilter,
  rows: streamMessages,
});
