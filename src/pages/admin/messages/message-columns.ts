import type { ListedMessage } from "~/features/messages/list-messages.server.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";

/** What the list says of a message, on the screen and in its file. */
export const messageColumns: readonly CsvColumn<ListedMessage>[] = [
  { header: "Subject", value: (message) => message.subject ?? message.kind },
  { header: "To", value: (message) => formatPhone(message.toAddress) },
  { header: "Kind", value: (message) => message.kind },
  { header: "Status", value: (message) => message.state },
  { header: "Attempts", value: (message) => message.attempts, numeric: true },
  { header: "Written", value: (message) => message.createdAt },
];
