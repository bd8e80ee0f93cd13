import type { ListedSecurityEvent } from "~/domains/identity/index.server.ts";
import {
  type SecurityEventFilter,
  securityEventKinds,
  securityEventLabels,
} from "~/domains/identity/index.ts";
import type { ListedAuditEntry } from "~/domains/shared/index.server.ts";
import { type AuditFilter, differences, readDay } from "~/domains/shared/index.ts";
import { readId, readSearch, withQuery } from "~/platform/http/requests/read-url.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";

/** Columns of the audit log, for the screen and its CSV file. */
export const auditColumns: readonly CsvColumn<ListedAuditEntry>[] = [
  { header: "Action", value: (entry) => entry.action },
  { header: "Item", value: (entry) => `${entry.entity} ${entry.subject ?? entry.entityId}` },
  {
    header: "Changes",
    value: (entry) =>
      differences(entry.before, entry.after)
        .map(
          ({ field, before, after }) => `${field}: ${before ?? "nothing"} to ${after ?? "nothing"}`,
        )
        .join("; "),
  },
  { header: "Who", value: (entry) => entry.actorEmail },
  { header: "When", value: (entry) => entry.createdAt },
];

/** Columns of the security events, for the screen and their CSV file. */
export const securityColumns: readonly CsvColumn<ListedSecurityEvent>[] = [
  { header: "Event", value: (event) => securityEventLabels[event.kind] },
  { header: "Account", value: (event) => event.account ?? "Unknown account" },
  { header: "IP address", value: (event) => event.address ?? "Multiple" },
  { header: "Count", value: (event) => event.times, numeric: true },
  { header: "First", value: (event) => event.createdAt },
  { header: "Last", value: (event) => event.lastAt },
];

/** Reads the audit log filters from the query string. */
export function readAuditFilter(parameters: URLSearchParams): AuditFilter {
  return {
    actor: readId(parameters.get("who")),
    action: readSearch(parameters, "action"),
    entity: readSearch(parameters, "entity"),
    entityId: readSearch(parameters, "id"),
    from: readDay(parameters.get("from")),
    to: readDay(parameters.get("to")),
  };
}

/** URL of the filtered list, or of its CSV export. */
export function auditHref(path: string, filter: AuditFilter, before: string | null = null): string {
  const { actor, action, entity, entityId, from, to } = filter;
  return withQuery(path, { who: actor, action, entity, id: entityId, from, to, before });
}

/** Reads the security event filters from the query string. */
export function readSecurityFilter(parameters: URLSearchParams): SecurityEventFilter {
  const kind = parameters.get("kind");
  return {
    kind: securityEventKinds.find((eventKind) => eventKind === kind) ?? null,
    account: readId(parameters.get("who")),
    address: readSearch(parameters, "address"),
    from: readDay(parameters.get("from")),
    to: readDay(parameters.get("to")),
  };
}

/** URL of the filtered list, or of its CSV export. */
export function securityHref(
  path: string,
  { kind, account, address, from, to }: SecurityEventFilter,
  before: string | null = null,
): string {
  return withQuery(path, { kind, who: account, address, from, to, before });
}
