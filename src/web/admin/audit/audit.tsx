import { Link } from "react-router";
import {
  auditChoices,
  type ListedAuditEntry,
  listAuditEntries,
} from "~/domains/shared/index.server.ts";
import {
  type AuditFilter,
  actionLabel,
  entityLabel,
  entityName,
  entityPath,
} from "~/domains/shared/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMay } from "~/web/admin/frame/use-frame.ts";
import { DayField, FilterSelect, ListFilters, ListTable } from "~/web/admin/lists/list-table.tsx";
import { loadList } from "~/web/admin/lists/lists.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/audit";
import { auditColumns, auditHref, readAuditFilter } from "./audit-list.ts";
import { DifferenceList } from "./difference-list.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Audit log" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const choices = await auditChoices(context.get(platformContext), context.get(staffContext));
  return { ...(await loadList({ request, context }, readAuditFilter, listAuditEntries)), choices };
}

const path = "/admin/audit";

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { rows, next, filter, before, choices } = loaderData;
  const format = useFormatDate();
  return (
    <div className="flex flex-col gap-5">
      <ListHeading
        title="Audit log"
        exportHref={auditHref(`${path}.csv`, filter)}
        actions={
          useMay("manage_staff") ? (
            <LinkButton href="/admin/security" size="small" variant="secondary">
              Security events
            </LinkButton>
          ) : null
        }
      >
        A record of everything staff have done. Entries can’t be edited or deleted.
      </ListHeading>
      <AuditFilters filter={filter} choices={choices} />
      <ListTable
        caption="Staff activity, newest first"
        columns={auditColumns}
        rows={rows}
        empty="No entries match"
      >
        {(entry) => (
          <tr key={entry.id}>
            <Th scope="row" className="whitespace-nowrap">
              {actionLabel(entry.action)}
            </Th>
            <Td>
              <Subject entry={entry} />
            </Td>
            <Td className="min-w-64">
              <DifferenceList before={entry.before} after={entry.after} />
            </Td>
            <Td>{entry.actorEmail}</Td>
            <Td className="whitespace-nowrap">{format(entry.createdAt, "MMM d, yyyy h:mm a")}</Td>
          </tr>
        )}
      </ListTable>
      <ListPager
        firstHref={before ? auditHref(path, filter) : null}
        nextHref={next ? auditHref(path, filter, next) : null}
        nextLabel="Older entries"
      />
    </div>
  );
}

/** Subject of an entry: a link to its page, and to its other entries. */
function Subject({ entry }: { entry: Pick<ListedAuditEntry, "entity" | "entityId" | "subject"> }) {
  const { entity, entityId, subject } = entry;
  const page = entityPath(entity, entityId);
  const name = subject ?? entityName(entity, entityId);
  const all = { actor: null, action: "", entity, entityId, from: null, to: null };
  return (
    <>
      {page ? (
        <Link to={page} className="text-link">
          {name}
        </Link>
      ) : (
        name
      )}
      <Link
        to={auditHref(path, all)}
        aria-label={`All entries about ${name} ${entityId}`}
        className="block text-xs text-muted hover:text-ink hover:underline"
      >
        All entries
      </Link>
    </>
  );
}

type AuditFiltersProps = {
  filter: AuditFilter;
  choices: Awaited<ReturnType<typeof auditChoices>>;
};

/** Filters by member, action, item and date. */
function AuditFilters({ filter, choices }: AuditFiltersProps) {
  const filtered = auditHref("", filter) !== "";
  return (
    <ListFilters
      clearHref={filtered ? "/admin/audit" : null}
      hiddenParams={filter.entityId ? { id: filter.entityId } : {}}
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
