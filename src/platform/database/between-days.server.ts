import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** A condition for events between two days, inclusive, in the operator's time zone. */
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

/** The start of a day, or of the day `later` days after it, in the operator's time zone. */
function dayBegin(day: string, later: number, timeZone: string): SQL {
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${timeZone})`;
}
