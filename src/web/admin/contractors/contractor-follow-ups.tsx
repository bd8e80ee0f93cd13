import { href, Link } from "react-router";
import type { findTimingTask, ResponseTimes } from "~/domains/follow-ups/index.server.ts";
import type { FoundContractor } from "~/domains/operations/index.server.ts";
import type { FoundSender } from "~/domains/phone-numbers/index.server.ts";
import { mayText, registrationLabels, textsOf } from "~/domains/phone-numbers/index.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { registrationTones } from "~/web/admin/follow-ups/sender-list.ts";
import { formatMedian, speedSteps } from "~/web/admin/follow-ups/speed-cards.tsx";

type ContractorFollowUpsProps = {
  account: Pick<FoundContractor["account"], "id">;
  pages: FoundContractor["pages"];
  speeds: ResponseTimes;
  task: Awaited<ReturnType<typeof findTimingTask>>;
};

/** Links to the business's sequence for each service, and a timing that needs review by staff. */
export function ContractorFollowUps({
  account: { id },
  pages,
  task,
  speeds,
}: ContractorFollowUpsProps) {
  const services = [...new Set(pages.map(({ service }) => service))];
  return (
    <Card as="section" id="follow-ups">
      <h2 className="text-lg">Follow-up</h2>
      {task ? (
        <div className="mt-3">
          <Alert tone="warning" title="Timing needs to be set">
            “{task.words}” couldn’t be understood. Until you set a delay, the first message is sent
            right away.
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
      <h3 className="mt-4 text-sm font-semibold">Median response times, last 30 days</h3>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {speedSteps.map(({ key, title }) => (
          <div key={key} className="contents">
            <dt className="text-muted">{title}</dt>
            <dd>{formatMedian(speeds[key].median)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm">
        <Link
          to={`${href("/admin/follow-ups/opt-outs")}?contractor=${id}`}
          className="text-link inline-flex min-h-6 items-center"
        >
          View opt-outs
        </Link>
      </p>
    </Card>
  );
}

/** Summary of a contractor's texting, linking to its page. */
export function ContractorTexting({ sender }: { sender: FoundSender }) {
  const { contractorId: id, phone, registration } = sender;
  return (
    <Card as="section" id="texting">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Texting</h2>
        <Badge tone={mayText(sender) ? "good" : "warning"}>
          {mayText(sender) ? "Texting is on" : textsOf(sender)}
        </Badge>
      </div>
      <p className="mt-3 text-sm">
        {phone ? `Texts from ${formatPhone(phone)}.` : "No number yet."}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
        Registration
        <Badge tone={registrationTones[registration]}>{registrationLabels[registration]}</Badge>
      </p>
      <Link
        to={href("/admin/contractors/:id/texting", { id })}
        className="text-link mt-3 inline-block text-sm font-semibold"
      >
        Number, registration, and limits
      </Link>
    </Card>
  );
}
