import { href, Link } from "react-router";
import { listEvidenceDays } from "~/domains/messaging/index.server.ts";
import { countDeadLetters } from "~/domains/operations/index.server.ts";
import { readId, withQuery } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { ListHeading, MessageTabs } from "~/web/admin/frame/page-heading.tsx";
import { ListTable } from "~/web/admin/lists/list-table.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/proof";

export const meta: Route.MetaFunction = () => [{ title: "Proof of messages" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const { searchParams } = new URL(request.url);
  const [day = "", business] = (searchParams.get("before") ?? "").split("~");
  const contractorId = readId(business);
  const before = contractorId && /^\d{4}-\d\d-\d\d$/.test(day) ? { day, contractorId } : null;
  const { days, hasOlder } = await listEvidenceDays(platform, actor, {
    before,
    onlyAltered: searchParams.has("altered"),
  });
  const last = days.at(-1);
  return {
    days,
    isFirst: before === null,
    onlyAltered: searchParams.has("altered"),
    next: hasOlder && last ? `${last.day}~${last.contractorId}` : null,
    dead: await countDeadLetters(platform, actor),
  };
}

const columns = [
  { header: "Day (UTC)" },
  { header: "Business" },
  { header: "Messages", numeric: true },
  { header: "Head" },
  { header: "Backup" },
  { header: "Checked" },
];

/** The hash chain of each business and day. */
export default function Proof({ loaderData }: Route.ComponentProps) {
  const { days, isFirst, onlyAltered, next, dead } = loaderData;
  const format = useFormatDate();
  const path = href("/admin/messages/proof");
  const shown: Record<string, string> = onlyAltered ? { altered: "yes" } : {};
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Proof of messages">
        Each message to or from a customer is linked to the one before it. The head of a day changes
        if any message of that day or earlier does.
      </ListHeading>
      <MessageTabs current="proof" dead={dead} />
      <p>
        <Link
          to={onlyAltered ? path : withQuery(path, { altered: "yes" })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {onlyAltered ? "Show all days" : "Show only days with a problem"}
        </Link>
      </p>
      <ListTable
        caption="Days, newest first"
        columns={columns}
        rows={days}
        empty={onlyAltered ? "No problems" : "No messages yet"}
      >
        {({ contractorId, day, rows, head, backup, backedUpAt, checkedAt, problem }) => (
          <tr key={`${day} ${contractorId}`}>
            <Th scope="row" className="whitespace-nowrap">
              {day}
            </Th>
            <Td>
              <Link
                to={href("/admin/contractors/:id", { id: contractorId })}
                className="text-link font-mono text-xs"
              >
                {contractorId}
              </Link>
            </Td>
            <Td numeric>{rows}</Td>
            <Td className="max-w-64 font-mono text-xs break-all">{head}</Td>
            <Td>
              {backup && backedUpAt
                ? `${backup}, ${format(backedUpAt, "MMM d, h:mm a")}`
                : "Not in a backup yet"}
            </Td>
            <Td>
              {problem ? <Badge tone="bad">Changed</Badge> : null}{" "}
              {problem ?? (checkedAt ? format(checkedAt, "MMM d, h:mm a") : "Not yet")}
            </Td>
          </tr>
        )}
      </ListTable>
      <ListPager
        firstHref={isFirst ? null : withQuery(path, shown)}
        nextHref={next ? withQuery(path, { ...shown, before: next }) : null}
        nextLabel="Earlier days"
      />
    </div>
  );
}
