import { href, Link } from "react-router";
import { serviceTitle } from "~/features/business-pages/business-pages.ts";
import type { FoundContractor } from "~/features/contractor-list/find-contractor.server.ts";
import type { findTimingTask } from "~/features/follow-ups/sequences/edit-sequence.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";

type ContractorFollowUpsProps = {
  account: Pick<FoundContractor["account"], "id">;
  pages: FoundContractor["pages"];
  task: Awaited<ReturnType<typeof findTimingTask>>;
};

/** The ways to what the business sends for each service, and a timing that waits for staff. */
export function ContractorFollowUps({ account: { id }, pages, task }: ContractorFollowUpsProps) {
  const services = [...new Set(pages.map(({ service }) => service))];
  return (
    <Card as="section" id="follow-ups">
      <h2 className="text-lg">Follow-up</h2>
      {task ? (
        <div className="mt-3">
          <Alert tone="warning" title="Timing to set by hand">
            “{task.words}” could not be read. Until the first message's delay is set, it leaves at
            once.
          </Alert>
        </div>
      ) : null}
      {services.length === 0 ? <p className="mt-2 text-sm text-muted">No pages yet</p> : null}
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {services.map((service) => (
          <li key={service}>
            <Link
              to={href("/admin/contractors/:id/follow-up/:service", { id, service })}
              className="text-link"
            >
              Messages for {serviceTitle(service)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
