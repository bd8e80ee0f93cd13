import { href, Link } from "react-router";
import type { ListedOptOut } from "~/domains/customers/preferences/opt-outs/list-opt-outs.server.ts";
import {
  channelLabels,
  decisionLabels,
  wayOf,
} from "~/domains/customers/preferences/opt-outs/opt-out-list.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

/** Somebody's last word to a business on a channel, and what they said before. */
export function OptOutRow({ row }: { row: ListedOptOut }) {
  const format = useFormatDate();
  return (
    <tr>
      <Th scope="row" className="min-w-40">
        {row.name ?? <span className="font-normal text-muted">Deleted</span>}
      </Th>
      <Td className="break-words">{formatPhone(row.address)}</Td>
      <Td className="min-w-40">
        <Link to={href("/admin/contractors/:id", { id: row.contractorId })} className="text-link">
          {row.businessName || "Unnamed Business"}
        </Link>
      </Td>
      <Td>{channelLabels[row.channel]}</Td>
      <Td>
        <Badge tone={row.decision === "out" ? "warning" : "good"}>
          {decisionLabels[row.decision]}
        </Badge>
      </Td>
      <Td className="min-w-56">
        <details>
          <summary className="min-h-6 cursor-pointer">{wayOf(row)}</summary>
          <ol className="mt-2 flex flex-col gap-2 text-sm">
            {row.history.map((one) => (
              <li key={one.id}>
                {decisionLabels[one.decision]} {format(one.createdAt, "MMM d, yyyy h:mm a")}:{" "}
                {wayOf(one)}
                {one.staffEmail ? ` (${one.staffEmail})` : null}
                {one.reason ? (
                  <span className="block break-words text-muted">“{one.reason}”</span>
                ) : null}
              </li>
            ))}
          </ol>
        </details>
      </Td>
      <Td className="whitespace-nowrap">{format(row.createdAt, "MMM d, yyyy h:mm a")}</Td>
    </tr>
  );
}
