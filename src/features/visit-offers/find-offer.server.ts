import { and, eq, gt, lt, ne } from "drizzle-orm";
import { findBusinessZone } from "~/features/business-pages/find-business-zone.server.ts";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { crews } from "~/features/crews/crews.tables.server.ts";
import { visits } from "~/features/visits/visits.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { visitOffers } from "./visit-offers.tables.server.ts";
import { type Busy, changeableUntil, choicesOf } from "./visit-offers.ts";

type Offer = typeof visitOffers.$inferSelect;

/** What the page of an offer shows; nothing of the person, whose link may be seen by others. */
export async function findOffer(platform: Platform, token: string) {
  const { database, settings, clock } = platform;
  const { query } = database;
  const now = clock.now();
  const [found] = await query
    .select({
      offer: visitOffers,
      visit: visits,
      businessName: contractorAccounts.businessName,
      phone: contractorAccounts.phone,
      crewArchivedAt: crews.archivedAt,
    })
    .from(visitOffers)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, visitOffers.contractorId))
    .innerJoin(crews, eq(crews.id, visitOffers.crewId))
    .leftJoin(visits, eq(visits.id, visitOffers.visitId))
    .where(eq(visitOffers.tokenHash, hashToken(token)));
  if (!found) return null;
  const { offer, visit, businessName, phone } = found;
  if (!visit && offer.expiresAt <= now) return null;
  const zone = await findBusinessZone(query, offer.contractorId, settings.timeZone);
  const mayChange =
    visit === null || (visit.state === "booked" && changeableUntil(visit.startsAt) > now);
  const choices =
    mayChange && !found.crewArchivedAt
      ? choicesOf(offer.starts, offer, await busyOf(query, offer, now), { now, zone })
      : [];
  const { what, address, windowMinutes } = offer;
  return { what, address, windowMinutes, businessName, phone, zone, visit, mayChange, choices };
}

/** While the crew of an offer is away, but for the visit that was picked from it. */
export async function busyOf(database: Reader, offer: Offer, now: Date): Promise<Busy[]> {
  const horizon = new Date(now.getTime() + 400 * 24 * 60 * 60_000);
  return database
    .select({ leavesAt: visits.leavesAt, endsAt: visits.endsAt })
    .from(visits)
    .where(
      and(
        eq(visits.crewId, offer.crewId),
        eq(visits.state, "booked"),
        gt(visits.endsAt, now),
        lt(visits.startsAt, horizon),
        offer.visitId ? ne(visits.id, offer.visitId) : undefined,
      ),
    );
}
