import { href, Link } from "react-router";
import type { findAffiliate } from "~/domains/growth/affiliates/list-affiliates.server.ts";
import type { ApplicationStatus } from "~/domains/growth/revenue-share/revenue-share.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findAffiliate>>>;

const words: Record<ApplicationStatus, string> = {
  pending: "Applied, pending",
  approved: "Applied, approved",
  rejected: "Applied, rejected",
};

/** A partner's referrals and the progress of each. */
export function Referred({ signUps, applications }: Pick<Found, "signUps" | "applications">) {
  const format = useFormatDate();
  if (signUps.length + applications.length === 0) {
    return <EmptyState title="No referrals yet" />;
  }
  return (
    <Table caption="Referrals">
      <thead>
        <tr>
          <Th>Business</Th>
          <Th>Activity</Th>
          <Th>Progress</Th>
          <Th>Since</Th>
        </tr>
      </thead>
      <tbody>
        {signUps.map((one) => (
          <tr key={one.id}>
            <Th scope="row">
              <Link
                to={href("/admin/contractors/:id", { id: one.contractorId })}
                className="text-link"
              >
                {one.businessName}
              </Link>
            </Th>
            <Td>Signed up</Td>
            <Td>
              <Badge tone={one.isCompleted ? "good" : "warning"}>
                {one.isCompleted ? "Completed" : `Step ${one.currentStep}/7`}
              </Badge>
            </Td>
            <Td className="whitespace-nowrap">{format(one.createdAt, "MMM d, yyyy")}</Td>
          </tr>
        ))}
        {applications.map((one) => (
          <tr key={one.id}>
            <Th scope="row">{one.businessName}</Th>
            <Td>Revenue share</Td>
            <Td>
              <Badge tone={one.status === "approved" ? "good" : "neutral"}>
                {words[one.status]}
              </Badge>
            </Td>
            <Td className="whitespace-nowrap">{format(one.createdAt, "MMM d, yyyy")}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
