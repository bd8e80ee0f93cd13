import { href, Link } from "react-router";
import { whyHeld } from "~/features/follow-ups/describe-hold.ts";
import { type GateReason, gateReasons } from "~/features/follow-ups/gate-reasons.ts";
import { listHeld } from "~/features/follow-ups/overview/list-held.server.ts";
import { useFormatDate } from "~/pages/site/frame/use-format-date.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readChoice, withQuery } from "~/platform/http/requests/list-query.ts";
import { Td, Th } from "~/ui/tables/table.tsx";
import { ListHeading } from "../lists/list-heading.tsx";
import { ListPager } from "../lists/list-pager.tsx";
import { ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.server.ts";
import type { Route } from "./+types/held";

const reasons = Object.keys(gateReasons) as GateReason[];
const columns = [
  { header: "Person" },
  { header: "Business" },
  { header: "Asked" },
  { header: "Looked at again" },
];

export const meta: Route.MetaFunction = () => [{ title: "Held follow-ups" }];

export function loader({ request, context }: Route.LoaderArgs) {
  return loadList({ request, context }, readReason, listHeld);
}

/** @throws the 404 page for what is no reason */
function readReason(parameters: URLSearchParams) {
  const reason = readChoice(parameters, "reason", reasons);
  if (!reason) throw notFound();
  return { reason };
}

/** The follow-ups that one of the gate's reasons holds. */
export default function Held({ loaderData }: Route.ComponentProps) {
  const { rows, next, filter, before } = loaderData;
  const { reason } = filter;
  const format = useFormatDate();
  const path = href("/admin/follow-ups/held");
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Link to={href("/admin/follow-ups")} className="text-link text-sm">
          Follow-up
        </Link>
        <ListHeading title="Held follow-ups">
          {gateReasons[reason].staff} What clears it: {gateReasons[reason].clearedBy}
        </ListHeading>
      </div>
      <ListTable
        caption="Held follow-ups"
        columns={columns}
        rows={rows}
        empty="Nothing waits for this reason"
      >
        {(row) => (
          <tr key={row.id}>
            <Th scope="row">
              <Link to={href("/admin/leads/:id", { id: row.leadId })} className="text-link">
                {row.name}
              </Link>
            </Th>
            <Td>{row.businessName}</Td>
            <Td className="whitespace-nowrap">{format(row.askedAt, "MMM d, HH:mm")}</Td>
            <Td>
              {row.lookAt ? format(row.lookAt, "MMM d, HH:mm") : "When something changes"}
              {row.holdState ? (
                <span className="block text-muted">{whyHeld(reason, row.holdState)}</span>
              ) : null}
            </Td>
          </tr>
        )}
      </ListTable>
      <ListPager
        firstHref={before ? withQuery(path, { reason }) : null}
        nextHref={next ? withQuery(path, { reason, before: next }) : null}
        nextLabel="More"
      />
    </div>
  );
}
