import { Link } from "react-router";
import type { Collision } from "~/domains/schedule/recurring-visits/collisions.server.ts";
import { formatDay, formatMinutes, problemOfTime } from "~/domains/schedule/visits/visit-clock.ts";
import { Alert } from "~/ui/feedback/alert.tsx";

/** Visits of recurring jobs that could not be booked: each leads to where a person decides. */
export function Collisions({
  collisions,
  zone,
}: {
  collisions: readonly Collision[];
  zone: string;
}) {
  const { length } = collisions;
  return (
    <Alert
      tone="warning"
      title={length === 1 ? "Scheduling conflict" : `${length} scheduling conflicts`}
    >
      <ul className="flex flex-col gap-1">
        {collisions.map(({ id, startsAt, day, startMinutes, customerName, what, crewName }) => (
          <li key={id}>
            <Link className="underline" to={`/crm/schedule/collisions/${id}`}>
              {formatDay(startsAt, zone)}, {formatMinutes(startMinutes)}: {customerName}, {what}
            </Link>{" "}
            (
            {problemOfTime(day, startMinutes, zone)
              ? "daylight saving time skips that hour"
              : `${crewName} is already booked`}
            )
          </li>
        ))}
      </ul>
    </Alert>
  );
}
