import { listSecurityEvents, listStaff } from "~/domains/identity/index.server.ts";
import { securityEventKinds, securityEventLabels } from "~/domains/identity/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { ListHeading } from "~/web/admin/frame/page-heading.tsx";
import {
  DayField,
  FilterSelect,
  ListFilters,
  ListTable,
  SearchBox,
} from "~/web/admin/lists/list-table.tsx";
import { loadList } from "~/web/admin/lists/lists.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/security";
import { readSecurityFilter, securityColumns, securityHref } from "./audit-list.ts";

export const meta: Route.MetaFunction = () => [{ title: "Security events" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const members = (await listStaff(platform, actor)).map(({ id, email }) => ({
    value: id,
    label: email,
  }));
  const days = platform.settings.securityEventDays;
  return {
    ...(await loadList({ request, context }, readSecurityFilter, listSecurityEvents)),
    members,
    days,
  };
}

const path = "/admin/security";

export default function Security({ loaderData }: Route.ComponentProps) {
  const { rows, next, filter, before, members, days } = loaderData;
  const format = useFormatDate();
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Security events" exportHref={securityHref(`${path}.csv`, filter)}>
        Sign-ins and failed attempts, counted by hour. Deleted after {days} days.
      </ListHeading>
      <ListFilters clearHref={securityHref("", filter) ? path : null}>
        <SearchBox
          label="IP address"
          name="address"
          placeholder="For example, 203.0.113.7"
          value={filter.address}
        />
        <FilterSelect
          label="Event"
          name="kind"
          any="Any event"
          value={filter.kind}
          options={securityEventKinds.map((value) => ({
            value,
            label: securityEventLabels[value],
          }))}
        />
        <FilterSelect
          label="Account"
          name="who"
          any="Any account"
          value={filter.account}
          options={members}
        />
        <DayField label="From" name="from" value={filter.from} />
        <DayField label="To" name="to" value={filter.to} />
      </ListFilters>
      <ListTable
        caption="Security events, newest first"
        columns={securityColumns}
        rows={rows}
        empty="No events match"
      >
        {(event) => (
          <tr key={event.id}>
            <Th scope="row">{securityEventLabels[event.kind]}</Th>
            <Td>{event.account ?? "Unknown account"}</Td>
            <Td className="font-mono text-sm">{event.address ?? "Multiple"}</Td>
            <Td numeric>{event.times}</Td>
            <Td className="whitespace-nowrap">{format(event.createdAt, "MMM d, yyyy h:mm a")}</Td>
            <Td className="whitespace-nowrap">{format(event.lastAt, "MMM d, yyyy h:mm a")}</Td>
          </tr>
        )}
      </ListTable>
      <ListPager
        firstHref={before ? securityHref(path, filter) : null}
        nextHref={next ? securityHref(path, filter, next) : null}
        nextLabel="Older events"
      />
    </div>
  );
}
