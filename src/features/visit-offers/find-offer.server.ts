import { and, eq, gt, lt, ne } from "drizzle-orm";
import { findBusinessZone } from "~/features/business-pages/find-business-zone.server.ts";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { crews } from "~/features/crews/crews.tables.server.ts";
import { visits } from "~/features/schedule/visits.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { openLink } from "./visit-link.server.ts";
import { type Busy, changeableUntil, choicesOf, type Terms, termsOf } from "./visit-offers.ts";

/** What the page of an offer or of a visit shows; nothing of the person, whose link may be seen by others. */
export async function findOffer(platform: Platform, token: string) {
  const { database, settings, clock } = platform;
  const { query } = database;
  const now = clock.now();
  const link = await openLink(platform, query, token);
  if (!link) return null;
  const { contractorId, what, address, visit } = link;
  const terms = termsOf(link);
  const [business] = await query
    .select({
      name: contractorAccounts.businessName,
      phone: contractorAccounts.phone,
      crewArchivedAt: crews.archivedAt,
    })
    .from(contractorAccounts)
    .innerJoin(crews, eq(crews.id, terms.crewId))
    .where(eq(contractorAccounts.id, contractorId));
  if (!business) return null;
  const { name: businessName, phone, crewArchivedAt } = business;
  const zone = await findBusinessZone(query, contractorId, settings.timeZone);
  const mayChange =
    visit === null || (visit.state === "booked" && changeableUntil(visit.startsAt) > now);
  const choices =
    mayChange && !crewArchivedAt
      ? choicesOf(terms, await busyOf(query, terms, now), { now, zone })
      : [];
  const { windowMinutes } = terms;
  return { what, address, windowMinutes, businessName, phone, zone, visit, mayChange, choices };
}

/** While the crew of these terms is away, but for the visit that is to be moved. */
export async function busyOf(
  database: Reader,
  { crewId, visitId }: Pick<Terms, "crewId" | "visitId">,
  now: Date,
): Promise<Busy[]> {
  const horizon = new Date(now.getTime() + 400 * 24 * 60 * 60_000);
  return database
    .select({ leavesAt: visits.leavesAt, endsAt: visits.endsAt })
    .from(visits)
    .where(
      and(
        eq(visits.crewId, crewId),
        eq(visits.state, "booked"),
        gt(visits.endsAt, now),
        lt(visits.startsAt, horizon),
        visitId ? ne(visits.id, visitId) : undefined,
      ),
    );
}
