import type { CrewColor } from "~/domains/schedule/crews/crews.ts";
import type { LocalDay } from "~/domains/shared/time-zones/local-day.ts";
import { localTime } from "~/domains/shared/time-zones/local-time.ts";
import { CrewName } from "./crew-name.tsx";
import type { ShownVisit } from "./shown-visit.ts";
import { VisitLine } from "./visit-line.tsx";

type DayTableProps = {
  day: LocalDay;
  zone: string;
  crews: readonly { id: string; name: string; color: CrewColor }[];
  visits: readonly ShownVisit[];
  plans: boolean;
};

/** A day by hours and crews on wide screens; visits can be dropped on each cell. */
export function DayTable({ day, zone, crews, visits, plans }: DayTableProps) {
  const hourOf = ({ startsAt }: ShownVisit) => Math.floor(localTime(startsAt, zone).minutes / 60);
  const starts = visits.map(hourOf);
  const first = Math.min(7, ...starts);
  const hours = Array.from({ length: Math.max(18, ...starts) - first + 1 }, (_, at) => first + at);
  const former = visits
    .filter(({ crewId }) => !crews.some(({ id }) => id === crewId))
    .map(({ crewId: id, crewName: name, crewColor: color }) => ({ id, name, color }));
  const columns = [...crews, ...new Map(former.map((crew) => [crew.id, crew])).values()];
  return (
    <div className="hidden overflow-x-auto lg:block">
      <table className="w-full table-fixed border-collapse text-left">
        <thead>
          <tr>
            <th scope="col" className="w-20 text-sm font-normal text-muted">
              Time
            </th>
            {columns.map((crew) => (
              <th key={crew.id} scope="col" className="w-48 p-2 text-sm font-semibold">
                <CrewName name={crew.name} color={crew.color} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour} className="border-t border-line align-top">
              <th scope="row" className="py-2 text-sm font-normal text-muted tabular-nums">
                {nameOfHour(hour)}
              </th>
              {columns.map(({ id }) => (
                <td
                  key={id}
                  data-drop={day}
                  data-drop-crew={id}
                  data-drop-hour={hour}
                  className="h-12 border-l border-line p-1 data-over:bg-info-soft"
                >
                  <ul className="flex flex-col gap-1">
                    {visits
                      .filter((visit) => visit.crewId === id && hourOf(visit) === hour)
                      .map((visit) => (
                        <VisitLine
                          key={visit.id}
                          visit={visit}
                          zone={zone}
                          showsCrew={false}
                          plans={plans}
                        />
                      ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns "9 AM". */
function nameOfHour(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;
}
