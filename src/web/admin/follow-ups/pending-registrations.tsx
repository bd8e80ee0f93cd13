import { href, Link } from "react-router";
import type { listPendingRegistrations } from "~/domains/follow-ups/overview/list-pending-registrations.server.ts";
import { registrationLabels } from "~/domains/phone-numbers/senders/senders.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";

type Pending = Awaited<ReturnType<typeof listPendingRegistrations>>;

/** Businesses whose texts wait for the carriers. */
export function PendingRegistrations({ pending }: { pending: Pending }) {
  return (
    <Card as="section">
      <h2 className="text-lg">Businesses that can’t text yet</h2>
      {pending.length === 0 ? (
        <p className="mt-2 text-sm text-muted">Every business can text.</p>
      ) : null}
      <ul className="mt-2 divide-y divide-line text-sm">
        {pending.map((one) => (
          <li key={one.contractorId} className="flex flex-wrap items-center gap-2 py-2">
            <Link
              to={href("/admin/contractors/:id/texting", { id: one.contractorId })}
              className="text-link font-semibold"
            >
              {one.businessName || "Unnamed Business"}
            </Link>
            <Standing {...one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Standing({ registration, isRefused, why }: Pending[number]) {
  return (
    <>
      <Badge tone={isRefused || registration === "rejected" ? "bad" : "warning"}>
        {isRefused ? "Rejected by the provider" : registrationLabels[registration]}
      </Badge>
      {why ? <span className="text-muted">{why}</span> : null}
    </>
  );
}
