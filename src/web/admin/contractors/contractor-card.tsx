import { href, Link } from "react-router";
import { planLabels } from "~/domains/identity/contractors/contractors.ts";
import type { ListedContractor } from "~/domains/operations/contractor-list/list-contractors.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Progress } from "~/ui/feedback/progress.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { ContractorStatus } from "./contractor-status.tsx";

/** One contractor with everything `staff.contractors` puts on the card. */
export function ContractorCard({ contractor }: { contractor: ListedContractor }) {
  const format = useFormatDate();
  const place = [contractor.city, contractor.state].filter(Boolean).join(", ");
  const plan = contractor.selectedPlan ? planLabels[contractor.selectedPlan] : "No plan selected";
  const seen = contractor.lastActivity ?? contractor.createdAt;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg break-words">{contractor.businessName}</h2>
          <p className="text-sm text-muted">{contractor.name}</p>
        </div>
        <ContractorStatus completed={contractor.isCompleted} />
      </div>
      <ul className="text-sm break-words text-muted">
        <li>{contractor.email}</li>
        {contractor.phone ? <li>{formatPhone(contractor.phone)}</li> : null}
        {place ? <li>{place}</li> : null}
        <li>{plan}</li>
        <li>Joined {format(contractor.createdAt, "MMM d, yyyy")}</li>
        <li>Last active {format(seen, "MMM d, yyyy HH:mm")}</li>
      </ul>
      {contractor.services ? (
        <ul className="flex flex-wrap gap-2">
          {contractor.services.map((service) => (
            <li key={service}>
              <Badge>{service === "other" ? "Other" : service}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-auto">
        <Progress
          value={contractor.completionPercentage}
          label={`Step ${contractor.currentStep}/7`}
        />
        <Link
          to={href("/admin/contractors/:id", { id: contractor.id })}
          className="text-link mt-3 inline-block font-semibold"
        >
          View Details
        </Link>
      </div>
    </Card>
  );
}
