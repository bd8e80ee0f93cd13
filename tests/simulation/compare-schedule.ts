import { type Compared, checkRows, compareRows } from "./compare.ts";
import { holidays } from "./schedule-actions.ts";
import { type World, zone } from "./world.ts";

/** Each appointment with its crew, time, and state; jobs, checklists, and photos. */
export async function compareSchedule(world: World): Promise<Compared[]> {
  const { runSql, contractorId, ledger } = world;
  const rows = await runSql(
    `select visits.*, work_orders.customer_name,
       to_char(starts_at at time zone $2, 'YYYY-MM-DD') as day, to_char(starts_at at time zone $2, 'HH24:MI') as time
     from visits join work_orders on work_orders.id = work_order_id where visits.contractor_id = $1 order by starts_at`,
    [contractorId, zone],
  );
  const expected = ledger.visits.map(({ person, day, time, crewId, state, reason }) => [
    `${day} ${time} ${crewId} ${person.name} ${state}`,
    { reason },
  ]);
  const actual = rows.map((row) => [
    `${row.day} ${row.time} ${row.crew_id} ${row.customer_name} ${row.state}`,
    { reason: row.cancel_reason ?? null },
  ]);
  const working = rows.filter(({ state }) => state !== "canceled");
  const [counted] = await runSql(
    `select (select count(*)::int from job_tasks where done_at is not null) as tasks,
       (select count(*)::int from job_photos) as photos`,
  );
  return [
    compareRows("appointments", numbered(expected), numbered(actual)),
    checkRows("crews are at one place at a time", working, (row) => {
      const overlap = working.find(
        (visit) =>
          visit !== row &&
          visit.crew_id === row.crew_id &&
          Number(visit.leaves_at) < Number(row.ends_at) &&
          Number(row.leaves_at) < Number(visit.ends_at),
      );
      return overlap ? `${row.id} and ${overlap.id} overlap` : null;
    }),
    checkRows("no appointment on a holiday", working, ({ id, day }) =>
      holidays.includes(String(day)) ? `${id} is on ${day}` : null,
    ),
    checkRows("refused attempts", ledger.refusals, ({ what, refused }) =>
      refused ? null : `${what} was accepted`,
    ),
    compareRows(
      "checklists and photos",
      new Map([
        ["tasks", ledger.tasksDone],
        ["photos", ledger.photos],
      ]),
      new Map(Object.entries(counted ?? {})),
    ),
  ];
}

/** Equal keys get a number, so two rows don't count as one. */
function numbered(rows: readonly (readonly unknown[])[]): Map<string, unknown> {
  const seen = new Map<string, number>();
  return new Map(
    rows.map(([key, value]) => {
      const place = (seen.get(String(key)) ?? 0) + 1;
      seen.set(String(key), place);
      return [`${key} #${place}`, value];
    }),
  );
}
