import { type AuditFilter, actionLabel, entityLabel } from "~/domains/shared/audit/audit.ts";
import type { auditChoices } from "~/domains/shared/audit/list-audit.server.ts";
import { DayField, FilterSelect, ListFilters } from "../lists/list-filters.tsx";
import { auditHref } from "./audit-query.ts";

type AuditFiltersProps = {
  filter: AuditFilter;
  choices: Awaited<ReturnType<typeof auditChoices>>;
};

/** Who, what, on what, and when. */
export function AuditFilters({ filter, choices }: AuditFiltersProps) {
  const filtered = auditHref("", filter) !== "";
  return (
    <ListFilters
      clearHref={filtered ? "/admin/audit" : null}
      kept={filter.entityId ? { id: filter.entityId } : {}}
    >
      <FilterSelect
        label="Who"
        name="who"
        any="Anyone"
        value={filter.actor}
        options={choices.actors.map(({ id, email }) => ({ value: id, label: email }))}
      />
      <FilterSelect
        label="Action"
        name="action"
        any="Any action"
        value={filter.action}
        options={choices.actions.map((value) => ({ value, label: actionLabel(value) }))}
      />
      <FilterSelect
        label="Item"
        name="entity"
        any="Any item"
        value={filter.entity}
        options={choices.entities.map((value) => ({ value, label: entityLabel(value) }))}
      />
      <DayField label="From" name="from" value={filter.from} />
      <DayField label="To" name="to" value={filter.to} />
    </ListFilters>
  );
}
