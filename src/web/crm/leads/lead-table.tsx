import { href, Link } from "react-router";
import type { LeadJunk } from "~/domains/lead-sources/index.server.ts";
import { junkFacts } from "~/domains/lead-sources/index.ts";
import { lostReasonLabels } from "~/domains/leads/index.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { SortTh, sortedBy, Table, Td, Th } from "~/ui/tables/table.tsx";
import { JunkBadge } from "~/web/crm/lead-sources/junk-check.tsx";
import type { ShownLead } from "./lead-board.tsx";
import { StageBadge } from "./move-lead.tsx";

type LeadTableProps = {
  leads: readonly ShownLead[];
  /** Junk reasons of leads from sources, by lead id. */
  junk: Readonly<Record<string, LeadJunk>>;
  /** Whether the business has leads of several services. */
  hasServices: boolean;
  sort: string;
  address: (sort: string) => string;
};

/** Leads as a table; on a phone, two columns with the rest below the name. */
export function LeadTable({ leads, junk, hasServices, sort, address }: LeadTableProps) {
  const hasValues = leads.some(({ worth }) => worth);
  return (
    <Table caption="Leads" captionHidden whole>
      <thead>
        <tr>
          <SortTh {...sortedBy({ sort, column: "name", address })}>Name</SortTh>
          <Th className="max-lg:hidden">Contact</Th>
          {hasServices ? <Th className="max-md:hidden">Service</Th> : null}
          <Th className={hasServices ? "max-xl:hidden" : "max-md:hidden"}>Source</Th>
          <Th className="max-md:hidden">City</Th>
          <SortTh
            {...sortedBy({ sort, column: "date", largestFirst: true, address })}
            className="max-md:hidden"
          >
            Requested
          </SortTh>
          <Th>Status</Th>
          {hasValues ? (
            <Th numeric className="max-lg:hidden">
              Value
            </Th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <tr key={lead.id} className="relative hover:bg-sunken">
            <Th scope="row">
              <Link
                to={href("/crm/leads/:id", { id: lead.id })}
                className="break-words after:absolute after:inset-0"
              >
                {lead.name}
              </Link>
              <span className="block font-normal text-muted md:hidden">{lead.line}</span>
              {lead.need ? (
                <span className="mt-1 line-clamp-2 max-w-prose font-normal break-words">
                  {lead.need}
                </span>
              ) : null}
              <Junk junk={junk[lead.id]} />
            </Th>
            <Td className="max-w-56 break-words max-lg:hidden">
              {lead.phone ? (
                <span className="whitespace-nowrap">
                  {formatPhone(lead.phone, lead.phoneExtension)}
                </span>
              ) : (
                lead.email
              )}
            </Td>
            {hasServices ? <Td className="max-md:hidden">{lead.topic}</Td> : null}
            <Td
              className={`max-w-40 break-words ${hasServices ? "max-xl:hidden" : "max-md:hidden"}`}
            >
              {lead.source}
            </Td>
            <Td className="max-md:hidden xl:whitespace-nowrap">{`${lead.city}, ${lead.state}`}</Td>
            <Td className="whitespace-nowrap max-md:hidden">{lead.ago}</Td>
            <Td>
              <StageBadge stage={lead.stage} />
              {lead.lostReason ? (
                <span className="mt-1 block text-muted">{lostReasonLabels[lead.lostReason]}</span>
              ) : null}
            </Td>
            {hasValues ? (
              <Td numeric className="max-lg:hidden">
                {lead.worth}
              </Td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Why a lead may be junk, or a member's decision. */
function Junk({ junk }: { junk: LeadJunk | undefined }) {
  if (!junk) return null;
  const { verdict, reasons } = junk;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-2 font-normal">
      <JunkBadge {...junk} />
      {verdict === "real" ? null : (
        <span className="text-muted">
          {reasons.map((reason) => junkFacts[reason].label).join(" · ")}
        </span>
      )}
    </span>
  );
}
