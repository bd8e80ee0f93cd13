import type { ListedMessage } from "~/domains/messaging/index.server.ts";
import { type MessageFilter, messageStates } from "~/domains/messaging/index.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/read-url.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { messageKindLabel, messageStateLabel } from "./message-labels.ts";

/** Columns of the messages' CSV file. */
export const messageColumns: readonly CsvColumn<ListedMessage>[] = [
  { header: "Subject", value: (message) => message.subject ?? messageKindLabel(message.kind) },
  { header: "To", value: (message) => formatPhone(message.toAddress) },
  { header: "Kind", value: (message) => messageKindLabel(message.kind) },
  { header: "Status", value: messageStateLabel },
  { header: "Attempts", value: (message) => message.attempts, numeric: true },
  { header: "Created", value: (message) => message.createdAt },
];

/** The same columns on the screen. The file's heading stays "Kind" for spreadsheets that read it. */
export const messageHeadings = messageColumns.map(({ header, numeric }) => ({
  header: header === "Kind" ? "Type" : header,
  numeric,
}));

/** Reads the message filters from the query string. */
export function readMessageFilter(parameters: URLSearchParams): MessageFilter {
  return {
    state: readChoice(parameters, "state", messageStates),
    kind: readSearch(parameters, "kind") || null,
    search: readSearch(parameters),
  };
}

/** URL of the filtered list, or of its CSV export. */
export function messagesHref(
  path: string,
  { state, kind, search }: MessageFilter,
  before: string | null = null,
): string {
  return withQuery(path, { state, kind, q: search, before });
}
