import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The condition that something happened between two days, both included, of the operator. */
export function betweenDays(
  column: PgColumn,
  { from, to }: { from: string | null; to: string | null },
  timeZone: string,
): SQL | undefined {
  return and(
    from ? sql`${column} >= ${dayBegin(from, 0, timeZone)}` : undefined,
    to ? sql`${column} < ${dayBegin(to, 1, timeZone)}` : undefined,
  );
}

/** When a day, or the one so many days later, begins for the operator. */
function dayBegin(day: string, later: number, timeZone: string): SQL {
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${timeZone})`;
}
