import { and, asc, eq, gt, isNotNull, ne, type SQL } from "drizzle-orm";
import { isOwnCrewVisit } from "~/domains/schedule/visits/lock-visit.server.ts";
import { seesOwnCrewsOnly } from "~/domains/schedule/visits/visits.policy.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import type { BusinessReader } from "~/domains/shared/access/actor.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { invoices } from "../invoices.tables.server.ts";
import { owedCents } from "../owed.server.ts";

/**
 * The issued invoices of an appointment's job, with number and balance only. Technicians see those
 * of their own crews' appointments; a canceled appointment has none.
 */
export function selectVisitInvoices(
  database: Reader,
  reader: BusinessReader,
  visitId: string,
  also?: SQL,
) {
  return database
    .select({ id: invoices.id, number: invoices.number, owedCents })
    .from(invoices)
    .innerJoin(visits, eq(visits.workOrderId, invoices.workOrderId))
    .where(
      and(
        eq(visits.id, visitId),
        eq(visits.contractorId, reader.contractorId),
        eq(invoices.contractorId, reader.contractorId),
        ne(visits.state, "canceled"),
        isNotNull(invoices.number),
        seesOwnCrewsOnly(reader) ? isOwnCrewVisit(database, reader) : undefined,
        also,
      ),
    )
    .orderBy(asc(invoices.number));
}

/** Invoices with a balance due. */
export const isLeft = gt(owedCents, 0);
