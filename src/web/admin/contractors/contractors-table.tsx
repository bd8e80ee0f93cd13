import { href, Link } from "react-router";
import { planLabels } from "~/domains/identity/contractors/contractors.ts";
import type { ListedContractor } from "~/domains/operations/contractor-list/list-contractors.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { ContractorStatus } from "./contractor-status.tsx";

/** The contractors as a table, one row each. */
export function ContractorsTable({ contractors }: { contractors: ListedContractor[] }) {
  const format = useFormatDate();
  return (
    <Table caption="Contractors" captionHidden>
      <thead>
        <tr>
          <Th>Business</Th>
          <Th>Status</Th>
          <Th>Step</Th>
          <Th>Contact</Th>
          <Th>Location</Th>
          <Th>Plan</Th>
          <Th>Joined</Th>
          <Th>Last active</Th>
        </tr>
      </thead>
      <tbody>
        {contractors.map((contractor) => (
          <tr key={contractor.id} className="hover:bg-sunken">
            <Th scope="row" className="min-w-44 py-2">
              <Link
                to={href("/admin/contractors/:id", { id: contractor.id })}
                className="text-link"
              >
                {contractor.businessName}
              </Link>
              <p className="font-normal text-muted">{contractor.name}</p>
            </Th>
            <Td className="py-2">
              <ContractorStatus completed={contractor.isCompleted} />
            </Td>
            <Td className="py-2 whitespace-nowrap tabular-nums">{contractor.currentStep}/7</Td>
            <Td className="py-2">
              <div className="w-max max-w-64 break-words">
                {contractor.email}
                <p className="text-muted">{formatPhone(contractor.phone)}</p>
              </div>
            </Td>
            <Td className="py-2">
              {[contractor.city, contractor.state].filter(Boolean).join(", ")}
            </Td>
            <Td className="py-2 whitespace-nowrap">
              {contractor.selectedPlan ? planLabels[contractor.selectedPlan] : "None"}
            </Td>
            <Td className="py-2 whitespace-nowrap tabular-nums">
              {format(contractor.createdAt, "MMM d, yyyy")}
            </Td>
            <Td className="py-2 whitespace-nowrap tabular-nums">
              {format(contractor.lastActivity ?? contractor.createdAt, "MMM d, HH:mm")}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
