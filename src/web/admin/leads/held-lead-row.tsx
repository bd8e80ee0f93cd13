import { Link } from "react-router";
import { quarantineReasonLabels } from "~/domains/leads/leads.ts";
import type { ListedLead } from "~/domains/leads/list-leads.server.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { BulkBox } from "../lists/bulk-bar.tsx";
import { leadContact, leadService } from "./lead-columns.ts";

type HeldLeadRowProps = {
  lead: ListedLead;
  /** Whether it waits for a decision. */
  waits: boolean;
};

/** A request that looks like spam: why, and what they wrote, to decide without opening it. */
export function HeldLeadRow({ lead, waits }: HeldLeadRowProps) {
  const format = useFormatDate();
  return (
    <tr>
      <Th scope="row" className="min-w-36">
        <div className="flex items-center gap-1">
          {waits ? <BulkBox id={lead.id} of={lead.name} /> : null}
          <Link to={`/admin/leads/${lead.id}`} className="text-link">
            {lead.name}
          </Link>
        </div>
      </Th>
      <Td className="min-w-40">
        {lead.heldReason ? (
          <Badge tone="warning">{quarantineReasonLabels[lead.heldReason]}</Badge>
        ) : null}
      </Td>
      <Td className="max-w-md min-w-64">
        <p className="line-clamp-4 break-words whitespace-pre-wrap">{lead.heldNeed}</p>
      </Td>
      <Td>{leadContact(lead)}</Td>
      <Td>{lead.businessName}</Td>
      <Td>{leadService(lead)}</Td>
      <Td className="whitespace-nowrap">
        {format(lead.lastAskedAt ?? lead.createdAt, "MMM d, h:mm a")}
      </Td>
    </tr>
  );
}
