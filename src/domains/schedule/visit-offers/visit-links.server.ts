import { and, asc, between, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import type { BusinessCalendar } from "~/domains/availability/index.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { canonicalLeadId, leads, withMerged } from "~/domains/leads/index.server.ts";
import { displayPhone } from "~/domains/phone-numbers/index.server.ts";
import { readBranding } from "~/domains/publishing/index.server.ts";
import {
  crews,
  recurrences,
  visitOffers,
  visits,
  workOrders,
} from "~/domains/schedule/schedule.tables.server.ts";
import { lastingLinkToken, readCurrentLink } from "~/domains/shared/index.server.ts";
import { writeCalendar } from "~/platform/calendar/calendar.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { visitOfferText } from "./visit-offers.text.en.ts";
import { changeableUntil, listChoices, type Terms, termsOf } from "./visit-offers.ts";

/** The picked visit as a calendar file; null if nothing was picked. */
export async function buildOfferCalendar(
  platform: Platform,
  token: string,
): Promise<string | null> {
  const offer = await findOffer(platform, token);
  if (!offer?.visit) return null;
  const { visit, businessName, phone, what } = offer;
  const link = await openLink(platform, platform.database.query, token);
  return writeCalendar(businessName, [
    {
      uid: `visit-${visit.id}@${platform.settings.siteUrl.hostname}`,
      version: visit.version,
      startsAt: visit.startsAt,
      endsAt: visit.endsAt,
      changedAt: visit.updatedAt,
      title: visitOfferText.jobOf(businessName, what),
      description: phone ? `${visitOfferText.questions} ${phone}.` : null,
      location: link?.address ?? null,
      canceled: visit.state === "canceled",
    },
  ]);
}

/** What an offer's or visit's page shows; no personal data, since others may see the link. */
export async function findOffer(platform: Platform, token: string) {
  const { database, clock } = platform;
  const { query } = database;
  const now = clock.now();
  const link = await openLink(platform, query, token);
  if (!link) return null;
  const { contractorId, what, address, visit } = link;
  const terms = termsOf(link);
  const [business] = await query
    .select({
      name: contractorAccounts.businessName,
      phone: displayPhone(contractorAccounts.id, contractorAccounts.phone),
      crewArchivedAt: crews.archivedAt,
    })
    .from(contractorAccounts)
    .innerJoin(crews, eq(crews.id, terms.crewId))
    .where(eq(contractorAccounts.id, contractorId));
  if (!business) return null;
  const { name: businessName, phone, crewArchivedAt } = business;
  const calendar = await findTermsCalendar(platform, query, contractorId, terms, now);
  const mayChange =
    visit === null || (visit.state === "booked" && changeableUntil(visit.startsAt) > now);
  const choices = mayChange && !crewArchivedAt ? listChoices(terms, calendar, now) : [];
  const { windowMinutes } = terms;
  const { zone } = calendar;
  const knowsAddress = address !== null;
  const branding = await readBranding(query, contractorId);
  const shown = { what, windowMinutes, businessName, phone, zone, visit, branding };
  return { ...shown, knowsAddress, mayChange, choices };
}

/** The availability of the crew in these terms, ignoring the visit being moved. */
export async function findTermsCalendar(
  { settings }: Pick<Platform, "settings">,
  database: Reader,
  contractorId: string,
  { visitId }: Pick<Terms, "visitId">,
  now: Date,
): Promise<BusinessCalendar> {
  // Offered times are typed in and may be far in the future.
  const until = new Date(now.getTime() + 400 * 24 * 60 * 60_000);
  const span = { from: now, until, defaultZone: settings.timeZone, exceptVisitId: visitId };
  return calendarFor(await readPlan(database, contractorId, span), null);
}

type Keys = Pick<Platform, "settings" | "fingerprint" | "clock">;
type Offer = typeof visitOffers.$inferSelect;
type Visit = typeof visits.$inferSelect;

const kind = "visit";

/**
 * The link for a customer to reschedule or cancel their visit; null if it's too late or nothing is
 * booked.
 */
export async function changeVisitLink(
  keys: Keys,
  database: Reader,
  { id, state, startsAt }: Visit,
): Promise<string | null> {
  if (state !== "booked" || changeableUntil(startsAt) <= keys.clock.now()) return null;
  return new URL(await visitPath(keys, database, id), keys.settings.siteUrl).href;
}

/** The path of a visit's page for its customer. */
export async function visitPath(
  keys: Pick<Keys, "fingerprint">,
  database: Reader,
  visitId: string,
): Promise<string> {
  return `/b/${await lastingLinkToken(keys, database, kind, visitId)}`;
}

/** The target of an offer's or visit's secret link. */
export type OpenedLink = {
  contractorId: string;
  what: string;
  address: string | null;
  /** The offered times; null if something else was booked. */
  offer: Offer | null;
  /** The booked visit. */
  visit: Visit | null;
  /** Whether the visit isn't one of this link's offered times. */
  isOther: boolean;
};

/**
 * Opens the link of an offer or of a booked visit.
 * @param lock locks an offer until the transaction ends, to serialize concurrent picks
 * @returns null if the link is unknown, or its offer expired without a pick
 */
export async function openLink(
  keys: Pick<Keys, "fingerprint" | "clock">,
  database: Reader,
  token: string,
  lock = false,
): Promise<OpenedLink | null> {
  const link = await readCurrentLink(keys, database, kind, token);
  const offer = link ? null : await findOfferRow(database, token, lock);
  const pickedId = link ?? offer?.visitId;
  const visitId = pickedId ?? (offer && (await findVisitBookedSince(database, offer)));
  if (visitId) {
    const isOther = !pickedId;
    const [visit] = await database
      .select({ visit: visits, what: workOrders.what, address: workOrders.address })
      .from(visits)
      .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
      .where(eq(visits.id, visitId));
    if (!visit) return null;
    const { contractorId } = visit.visit;
    return { ...visit, contractorId, offer: isOther ? null : offer, isOther };
  }
  if (!offer || offer.expiresAt <= keys.clock.now()) return null;
  const { contractorId, what, address } = offer;
  return { contractorId, what, address, offer, visit: null, isOther: false };
}

/**
 * The visit the person booked another way while the offer was open: manually or through another
 * offer, also on a merged lead. Null if there is none.
 */
export async function findVisitBookedSince(
  database: Reader,
  { contractorId, leadId, createdAt, expiresAt }: Offer,
): Promise<string | null> {
  const [lead] = await database
    .select({ canonicalId: canonicalLeadId })
    .from(leads)
    .where(eq(leads.id, leadId));
  if (!lead) return null;
  const [visit] = await database
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .leftJoin(recurrences, eq(recurrences.id, visits.recurrenceId))
    .where(
      and(
        eq(visits.contractorId, contractorId),
        inArray(workOrders.leadId, withMerged(database, lead.canonicalId)),
        between(visits.createdAt, createdAt, expiresAt),
        ne(visits.state, "canceled"),
        // Later visits of a recurring job are generated each night.
        or(isNull(recurrences.id), eq(visits.recurrenceDay, recurrences.firstDay)),
      ),
    )
    .orderBy(asc(visits.state), asc(visits.startsAt), asc(visits.id))
    .limit(1);
  return visit?.id ?? null;
}

async function findOfferRow(database: Reader, token: string, lock: boolean) {
  const query = database
    .select()
    .from(visitOffers)
    .where(eq(visitOffers.tokenHash, hashToken(token)));
  const [offer = null] = await (lock ? query.for(...lockRows(visitOffers)) : query);
  return offer;
}
