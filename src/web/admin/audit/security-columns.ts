import type { ListedSecurityEvent } from "~/domains/identity/security-events/security-events.server.ts";
import { securityEventLabels } from "~/domains/identity/security-events/security-events.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";

/** What the list says of a security event, on the screen and in its file. */
export const securityColumns: readonly CsvColumn<ListedSecurityEvent>[] = [
  { header: "Event", value: (event) => securityEventLabels[event.kind] },
  { header: "Account", value: (event) => event.account ?? "Unknown account" },
  { header: "IP address", value: (event) => event.address ?? "Multiple" },
  { header: "Count", value: (event) => event.times, numeric: true },
  { header: "First", value: (event) => event.createdAt },
  { header: "Last", value: (event) => event.lastAt },
];
