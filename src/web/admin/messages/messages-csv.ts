import { streamMessages } from "~/domains/messaging/index.server.ts";
import { exportList } from "../lists/export-list.server.ts";
import { messageColumns, readMessageFilter } from "./message-list.ts";

/** /admin/messages.csv: all messages that match the screen's query. */
export const loader = exportList({
  name: "messages",
  columns: messageColumns,
  filter: readMessageFilter,
  rows: streamMessages,
});
