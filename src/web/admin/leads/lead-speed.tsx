import type { FollowUp } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { howLong } from "~/domains/follow-ups/lead/how-long.ts";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

/** Asked, alerted, first message accepted, first answer: as times (`follow-ups.speed`). */
export function LeadSpeed({ speed }: Pick<FollowUp, "speed">) {
  const format = useFormatDate();
  const { askedAt, alertedAt, acceptedAt, answeredAt } = speed;
  const rows = [
    { term: "Contractor alerted", at: alertedAt },
    { term: "First message sent", at: acceptedAt },
    { term: "First reply", at: answeredAt },
  ];
  return (
    <Card as="section" aria-labelledby="speed" className="max-sm:p-4">
      <h2 id="speed" className="text-lg">
        Response times
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
        <dt className="text-muted">Requested</dt>
        <dd>{format(askedAt, "MMM d, h:mm a")}</dd>
        {rows.map(({ term, at }) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd>
              {at
                ? `after ${howLong(new Date(at).getTime() - new Date(askedAt).getTime())}`
                : "Not yet"}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
