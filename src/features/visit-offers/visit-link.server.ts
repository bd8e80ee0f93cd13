import { eq } from "drizzle-orm";
import { visits } from "~/features/visits/visits.tables.server.ts";
import { workOrders } from "~/features/work-orders/work-orders.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { lastingToken, readLastingToken } from "~/platform/secrets/lasting-token.server.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { visitOffers } from "./visit-offers.tables.server.ts";
import { changeableUntil } from "./visit-offers.ts";

type Keys = Pick<Platform, "settings" | "fingerprint">;
type Offer = typeof visitOffers.$inferSelect;
type Visit = typeof visits.$inferSelect;

const purpose = "visit";

/**
 * The address at which a customer moves or cancels their visit (`schedule.change-link`); null where it
 * is too late for that, or nothing is booked.
 */
export function changeLink(
  { settings, fingerprint }: Keys,
  { id, state, startsAt }: Visit,
  now: Date,
): string | null {
  if (state !== "booked" || changeableUntil(startsAt) <= now) return null;
  return new URL(`/b/${lastingToken(fingerprint, purpose, id)}`, settings.siteUrl).href;
}

/** What the secret address of an offer or of a visit leads to. */
export type OpenedLink = {
  contractorId: string;
  what: string;
  address: string | null;
  /** Times that were offered; none where the business booked by itself. */
  offer: Offer | null;
  /** What was booked. */
  visit: Visit | null;
};

/**
 * Opens the address of an offer or of a booked visit.
 * @param lock holds an offer until the transaction ends, so that of two who pick one comes first
 * @returns null where it leads nowhere, or an offer has expired that nobody picked from
 */
export async function openLink(
  { fingerprint, clock }: Pick<Platform, "fingerprint" | "clock">,
  database: Reader,
  token: string,
  lock = false,
): Promise<OpenedLink | null> {
  const named = readLastingToken(fingerprint, purpose, token);
  const offer = named ? null : await findOfferRow(database, token, lock);
  const visitId = named ?? offer?.visitId;
  if (visitId) {
    const [found] = await database
      .select({ visit: visits, what: workOrders.what, address: workOrders.address })
      .from(visits)
      .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
      .where(eq(visits.id, visitId));
    return found ? { ...found, contractorId: found.visit.contractorId, offer } : null;
  }
  if (!offer || offer.expiresAt <= clock.now()) return null;
  const { contractorId, what, address } = offer;
  return { contractorId, what, address, offer, visit: null };
}

async function findOfferRow(database: Reader, token: string, lock: boolean) {
  const query = database
    .select()
    .from(visitOffers)
    .where(eq(visitOffers.tokenHash, hashToken(token)));
  const [offer = null] = await (lock ? query.for("update") : query);
  return offer;
}
