import { getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Readable } from "~/platform/database/read-model.server.ts";
import { isAmong } from "~/platform/personal-data/erase-rows.server.ts";
import type {
  Business,
  BusinessTable,
  Contact,
  Person,
  PersonTable,
} from "~/platform/personal-data/personal-data.ts";
import type { Platform } from "~/platform/platform.server.ts";

/**
 * Every table with a business's data, and which of its rows are the business's: what its erasure deletes or empties, and
 * what exports contain.
 * @param own the email address and phone number that no other account has
 */
export function rowsOfBusiness(
  { personalData, emails }: Pick<Platform, "personalData" | "emails">,
  contractorId: string,
  own: Contact,
): BusinessTable[] {
  const business: Business = { contractorId, own, emails };
  const subjects = personalData.flatMap((data) => data.business?.subjects?.(business) ?? []);
  const isAboutAny = isInAnyOf(subjects.map(({ ids }) => ids));
  const aboutInTakeout = isInAnyOf(
    subjects.flatMap(({ ids, inTakeout }) => (inTakeout === undefined ? ids : (inTakeout ?? []))),
  );
  const scope = { ...business, about: isAboutAny, aboutInTakeout };
  return personalData.flatMap((data) => data.business?.tables(scope) ?? []);
}

/** The same of a homeowner, at every business. */
export function rowsOfPerson(
  { personalData }: Pick<Platform, "personalData">,
  person: Person,
): PersonTable[] {
  const scope = { ...person, about: isInAnyOf(subjectsOf(personalData, person)) };
  return personalData.flatMap((data) => data.person?.tables(scope) ?? []);
}

/** IDs of a person's rows that other rows reference without a foreign key. */
export async function subjectIdsOfPerson(
  database: Reader,
  { personalData }: Pick<Platform, "personalData">,
  person: Person,
): Promise<string[]> {
  const idQueries = subjectsOf(personalData, person).map(
    (ids) => sql`select unnest(${ids})::text as id`,
  );
  const { rows } = await database.execute<{ id: string }>(sql.join(idQueries, sql` union all `));
  return rows.map(({ id }) => id);
}

/** The businesses that have data in these rows. */
export async function businessesWith(
  database: Reader,
  tables: readonly { table: Readable; rows: SQL | undefined }[],
): Promise<string[]> {
  const ids = new Set<string>();
  for (const { table: readable, rows } of tables) {
    const table = readable as PgTable;
    const column = Object.values(getTableColumns(table)).find(
      ({ name }) => name === "contractor_id",
    );
    if (!column) continue;
    const idRows = await database
      .selectDistinct({ id: sql<string | null>`${column}` })
      .from(table)
      .where(rows);
    for (const { id } of idRows) if (id) ids.add(id);
  }
  return [...ids];
}

const subjectsOf = (personalData: Platform["personalData"], person: Person): SQL[] =>
  personalData.flatMap((data) => data.person?.subjects?.(person) ?? []);

const isInAnyOf = (idQueries: readonly SQL[]) => (column: PgColumn) =>
  or(...idQueries.map((ids) => isAmong(column, ids))) ?? sql`false`;
