import { href, Link } from "react-router";
import type { findLead } from "~/domains/leads/find-lead.server.ts";
import { businessPath } from "~/domains/shared/services/territory.ts";
import { formatPhone, telLink } from "~/platform/validation/phone.ts";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { leadService } from "./lead-columns.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findLead>>>;

/** The customer, their contact details, and the business that has the lead. */
export function LeadFacts({ lead, page, asked }: Pick<Found, "lead" | "page"> & { asked: number }) {
  const format = useFormatDate();
  return (
    <Card as="section">
      <h2 className="text-lg">Details</h2>
      <dl className="mt-3 flex flex-col gap-3 text-sm">
        {lead.phone ? (
          <Fact term="Phone">
            <a href={telLink(lead.phone, lead.phoneExtension)} className="text-link">
              {formatPhone(lead.phone, lead.phoneExtension)}
            </a>
          </Fact>
        ) : null}
        {lead.email ? (
          <Fact term="Email">
            <a href={`mailto:${lead.email}`} className="text-link break-all">
              {lead.email}
            </a>
          </Fact>
        ) : null}
        <Fact term="Business">
          {lead.contractorId ? (
            <Link
              to={href("/admin/contractors/:id", { id: lead.contractorId })}
              className="text-link"
            >
              {page.businessName}
            </Link>
          ) : (
            page.businessName
          )}
        </Fact>
        <Fact term="Page">
          {page.status === "live" ? (
            <a href={businessPath(page)} className="text-link">
              {leadService(page)}
            </a>
          ) : (
            `${leadService(page)} (${page.status})`
          )}
        </Fact>
        <Fact term="First request">{format(lead.createdAt, "MMM d, yyyy h:mm a")}</Fact>
        <Fact term="Requests">{asked}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-muted">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
