import {
  type SecurityEventFilter,
  securityEventKinds,
} from "~/domains/identity/security-events/security-events.ts";
import type { AuditFilter } from "~/domains/shared/audit/audit.ts";
import { readDay } from "~/domains/shared/time-zones/read-day.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { readSearch, withQuery } from "~/platform/http/requests/list-query.ts";

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
    kind: securityEventKinds.find((known) => known === kind) ?? null,
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
