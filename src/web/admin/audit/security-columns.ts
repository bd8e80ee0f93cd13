import type { ListedSecurityEvent } from "~/domains/identity/security-events/security-events.server.ts";
import { securityEventLabels } from "~/domains/identity/security-events/security-events.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";

/** Columns of the security events, for the screen and their CSV file. */
export const securityColumns: readonly CsvColumn<ListedSecurityEvent>[] = [
  { header: "Event", value: (event) => securityEventLabels[event.kind] },
  { header: "Account", value: (event) => event.account ?? "Unknown account" },
  { header: "IP address", value: (event) => event.address ?? "Multiple" },
  { header: "Count", value: (event) => event.times, numeric: true },
  { header: "First", value: (event) => event.createdAt },
  { header: "Last", value: (event) => event.lastAt },
];
